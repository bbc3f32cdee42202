import {createServer, type RequestListener} from 'node:http'
import {createRequire} from 'node:module'
import {builtInWording} from '@upline/domain/inquiry/mail-wording.ts'
import {listen} from '@upline/testing/listen.ts'
import {afterAll, expect, test} from 'vitest'

// Loaded by Node itself, as in the cloud.
const load = createRequire(import.meta.url)
const {fetchMailContent}: typeof import('@upline/functions/fetch-mail-content.ts') = load(
  '@upline/functions/fetch-mail-content.ts',
)

let answer: RequestListener
let asked = ''

const lake = await listen(
  createServer((request, response) => {
    asked = request.url ?? ''
    answer(request, response)
  }),
)
afterAll(lake.stop)
const address = `${lake.origin}/v2025-02-19/data/query/production`

const json =
  (value: unknown): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify(value))

test('the published wording is what the mail says', async () => {
  answer = json({result: {_id: 'notificationMail', subject: '{name} asks', note: 'Call first.'}})
  expect((await fetchMailContent(address)).wording).toEqual({
    ...builtInWording,
    subject: '{name} asks',
    note: 'Call first.',
  })
  expect(asked).toContain('perspective=published')
})

/** No mailbox but the office's, and no confirmation. */
const builtIn = {
  wording: builtInWording,
  unusable: [],
  routes: [],
  labels: {state: '', interests: ''},
  confirmation: undefined,
}

const failures: [string, RequestListener][] = [
  ['no document', json({result: null})],
  ['another form', json(['result'])],
  ['no JSON', (_request, response) => response.end('<html>')],
  ['an error', (_request, response) => response.writeHead(500).end()],
  ['a redirect', (_request, response) => response.writeHead(302, {location: 'http://127.0.0.1:1/'}).end()],
  [
    'half an answer',
    (_request, response) =>
      response.writeHead(200, {'content-length': '90'}).write('{"re') && response.destroy(),
  ],
  ['no answer', () => undefined],
]
test.each(failures)('with %s the mail goes to the office in the built-in words', async (_name, failure) => {
  answer = failure
  expect(await fetchMailContent(address, 300)).toEqual(builtIn)
})

test('uses the built-in wording if no server listens', async () => {
  expect(await fetchMailContent('http://127.0.0.1:1/query', 300)).toEqual(builtIn)
})
