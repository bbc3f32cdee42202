import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import fc from 'fast-check'
import {afterAll, describe, expect, test} from 'vitest'
import {
  addressOf,
  bodies,
  foreignPages,
  nameOf,
  openRoutes,
  queries,
  type Route,
  readingRoutes,
  type Sender,
  type Served,
  secret,
  send,
  serveBackend,
  serveLake,
} from '../../support/route-fuzz.ts'
import {studio} from './firestore-servers.ts'

const folder = temporaryFolder()
const backend = await serveBackend(folder, studio)
const lake = await serveLake()
afterAll(() => {
  backend.stop()
  lake.stop()
})

const isOpen = (route: Route) => openRoutes.includes(nameOf(route))
const refused = [401, 403]

/** Sends every body, or to a route that reads every query. Returns the statuses, and calls `check` with each answer. */
async function statusesOf(served: Served, route: Route, {headers}: Sender, check = (_text: string) => {}) {
  const isRead = route.method === 'GET'
  const statuses = new Set<number>()
  for (const query of isRead ? queries : ['']) {
    for (const body of isRead ? [''] : bodies) {
      const address = addressOf(route) + query
      const {status, text} = await send(served.origin, route.method, address, headers, body)
      check(text)
      statuses.add(status)
    }
  }
  return [...statuses]
}

/** Sends requests to all routes. Reports routes that answer a sender without any right, show stored data or change it. */
async function faultsOf(served: Served, sender: Sender): Promise<string[]> {
  const faults: string[] = []
  const before = served.stored()
  for (const route of served.routes) {
    const report = (what: string) => faults.push(`${nameOf(route)} ${what}`)
    const statuses = await statusesOf(served, route, sender, (text) => {
      if (text.includes(secret)) report('shows what is stored')
    })
    const answered = statuses.filter((status) => (isOpen(route) ? status >= 500 : !refused.includes(status)))
    if (answered.length > 0) report(`answers ${answered}`)
  }
  if (served.stored() !== before) faults.push('a route changes what is stored')
  return faults
}

test('everyone may send requests to the listed routes, which exist, and to no others', () => {
  const names = new Set([...backend.routes, ...lake.routes].map(nameOf))
  expect([...openRoutes, ...readingRoutes].filter((name) => !names.has(name))).toEqual([])
  expect(names.size).toBeGreaterThan(60)
})

test.each(process.env.UPLINE_SOAK ? foreignPages : foreignPages.slice(1, 4))(
  'no route of the backend answers $name',
  async (sender) => {
    expect(await faultsOf(backend, sender)).toEqual([])
  },
)

test('no route of a lake with accounts answers a request without a token', async () => {
  expect(await faultsOf(lake, {name: 'a visitor', headers: {}})).toEqual([])
})

test('no route lets a viewer’s token change anything or manage the project', async () => {
  const viewer = {name: 'a viewer', headers: lake.viewer}
  const before = lake.stored()
  for (const route of lake.routes) {
    const statuses = await statusesOf(lake, route, viewer)
    const mayAnswer = route.method === 'GET' || isOpen(route) || readingRoutes.includes(nameOf(route))
    const wrong = statuses.filter((status) => (mayAnswer ? status >= 500 : status !== 403))
    expect(wrong, nameOf(route)).toEqual([])
  }
  expect(lake.stored()).toBe(before)
})

describe('random requests', () => {
  const variants: ((path: string) => string)[] = [
    (path) => path,
    (path) => `/${path}`,
    (path) => `${path}/`,
    (path) => path.replace('v2025-02-19', 'v1'),
    (path) => path.replace('v2025-02-19', 'vX'),
    (path) => path.replace('/v2025-02-19', ''),
    (path) => path.replace('/v2025-02-19', '/v1/projects/demo-upline/databases/..'),
    (path) => path.replace('/local/', '/./local/'),
    (path) => path.replace('/local/', '/local%2f'),
    (path) => path.replace('/local/', '/LOCAL/'),
    (path) => `/local/..${path}`,
    (path) => `/files/..%2f..${path}`,
    (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (path) => `${path};a=1`,
    (path) => `${path}%00`,
    (path) => `http://localhost:3333${path}`,
  ]
  const request = fc.record({
    route: fc.constantFrom(...backend.routes),
    sender: fc.constantFrom(...foreignPages),
    variant: fc.constantFrom(...variants),
    method: fc.constantFrom(undefined, 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'),
    query: fc.constantFrom(...queries, '?_method=DELETE', '?tag=a&perspective=raw'),
    body: fc.constantFrom(...bodies),
    headers: fc.constantFrom<Record<string, string>>(
      {},
      {'x-http-method-override': 'DELETE'},
      {'x-original-url': '/local/inquiries', 'x-rewrite-url': '/local/inquiries'},
      {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'localhost:3900',
        forwarded: 'host=localhost:3333',
      },
      {referer: 'http://localhost:3333/', cookie: 'lake-editor=editor-ana-ruiz'},
      {authorization: 'Bearer owner'},
      {authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdGFmZiI6dHJ1ZX0.'},
      {'x-sanity-project-id': 'demo-upline', 'x-lake-author': 'Ana Ruiz'},
      {connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13'},
    ),
  })

  test('of pages that are not the Studio show and change nothing', {timeout: 3_600_000}, async () => {
    const before = backend.stored()
    await fc.assert(
      fc.asyncProperty(
        request,
        async ({route, sender, variant, method = route.method, query, body, headers}) => {
          const path = variant(addressOf(route)) + query
          const sent = /^(?:GET|HEAD|OPTIONS|TRACE)$/.test(method) ? '' : body
          const {status, text} = await send(
            backend.origin,
            method,
            path,
            {...headers, ...sender.headers},
            sent,
          )
          expect(text).not.toContain(secret)
          expect(status).not.toBe(500)
        },
      ),
      {numRuns: process.env.UPLINE_SOAK ? 30_000 : 500},
    )
    expect(backend.stored()).toBe(before)
  })
})

// Comes last, because it changes stored data. It proves that the requests of the tests above reach existing routes.
test('the same requests have an effect if the sender has the rights', async () => {
  let shown = 0
  const before = backend.stored()
  for (const route of backend.routes) {
    const statuses = await statusesOf(backend, route, {name: 'a program', headers: {}}, (text) => {
      if (text.includes(secret)) shown += 1
    })
    if (!isOpen(route))
      expect(
        statuses.filter((status) => refused.includes(status)),
        nameOf(route),
      ).toEqual([])
  }
  expect(shown).toBeGreaterThan(15)
  expect(backend.stored()).not.toBe(before)
})
