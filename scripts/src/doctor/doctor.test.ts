import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {hostedSettings} from '../checks/example-settings.ts'
import {readHostedSettings} from '../deploy/hosted-settings.ts'
import {checkServices} from './check-services.ts'
import {checkSettings, isLocal, type Result} from './check-settings.ts'

const office = {
  NOTIFICATION_TO: 'office@harbor-oak.com',
  NOTIFICATION_FROM: 'Harbor Oak <web@harbor-oak.com>',
}
const secret = 'smtps://user:Secret-7@mail.harbor-oak.com:465'
const problems = (results: Result[]) => results.filter(({state}) => state === 'problem')
const messages = (results: Result[]) => results.map(({about, message}) => `${about}: ${message}`).join('\n')

test('without any configuration there is nothing to do', () => {
  expect(isLocal({})).toBe(true)
  expect(isLocal({VITE_SANITY_PROJECT_ID: ''})).toBe(true)
  expect(isLocal({VITE_SITE_URL: 'https://a.example'})).toBe(false)
})

test.each([
  ['.env', '\uFEFFVITE_SITE_URL=a', true],
  ['.env.local', Buffer.from('\uFEFFVITE_SITE_URL=a', 'utf16le'), true],
  ['functions/.env', '\uFEFF\nNOTIFICATION_TO=a', true],
  ['.env', '\uFEFF# A comment hides nothing\nVITE_SITE_URL=a', false],
])('%s that begins with a byte order mark, case %#: %s', (name, text, isRefused) => {
  const folder = mkdtempSync(join(tmpdir(), 'upline-'))
  mkdirSync(join(folder, 'functions'))
  writeFileSync(join(folder, name), text)
  const read = () => readHostedSettings(folder)
  if (isRefused) expect(read).toThrow(`${name} begins with a byte order mark`)
  else expect(read().VITE_SITE_URL).toBe('a')
  rmSync(folder, {recursive: true})
})

test('a complete configuration has no problem', () => {
  expect(problems(checkSettings(hostedSettings, office))).toEqual([])
})

test.each([
  ['VITE_SITE_URL', ''],
  ['VITE_SITE_URL', 'www.harbor-oak.com'],
  ['VITE_SITE_URL', 'https://www.example.com'],
  ['VITE_STUDIO_URL', 'ftp://studio.example'],
  ['VITE_SANITY_PROJECT_ID', ''],
  ['VITE_SANITY_PROJECT_ID', 'K3V9 X2AB'],
  ['VITE_SANITY_DATASET', 'Production!'],
  ['VITE_SANITY_API_VERSION', 'latest'],
  ['VITE_CMS_REQUESTS', 'sometimes'],
  ['VITE_FUNCTIONS_REGION', 'Dallas'],
  ['VITE_FIREBASE_APP_ID', ''],
  ['VITE_FIREBASE_API_KEY', ''],
  ['VITE_LOCAL_BACKEND', 'http://localhost:3900'],
  ['VITE_SANITY_API_HOST', 'http://localhost:3900'],
])('%s that is "%s" is named', (name, value) => {
  expect(messages(checkSettings({...hostedSettings, [name]: value}, office))).toContain(name)
})

test('a site without Firebase is a choice', () => {
  const site = Object.fromEntries(
    Object.entries(hostedSettings).filter(([name]) => !name.includes('FIREBASE')),
  )
  expect(problems(checkSettings(site, office))).toEqual([])
})

test.each([
  [{}, 'NOTIFICATION_TO is missing'],
  [{...office, NOTIFICATION_TO: 'office'}, 'NOTIFICATION_TO is not an email address'],
  [{...office, NOTIFICATION_TO: 'office@harboroak.example'}, 'NOTIFICATION_TO is still the example'],
  [{...office, NOTIFICATION_FROM: 'web@'}, 'NOTIFICATION_FROM is not an email address'],
  [{...office, SMTP_URL: secret}, 'SMTP_URL is a secret'],
])('functions/.env %#: %s', (settings, message) => {
  expect(messages(checkSettings(hostedSettings, settings))).toContain(message)
})

test('prints no value, even in a wrong place', () => {
  for (const name of Object.keys(hostedSettings)) {
    const results = checkSettings(
      {...hostedSettings, [name]: secret},
      {...office, NOTIFICATION_TO: secret, SMTP_URL: secret},
    )
    expect(messages(results), name).not.toContain('Secret-7')
  }
})

const settings = {...hostedSettings, VITE_STUDIO_URL: 'https://harbor-oak.sanity.studio'}
const content = (result: object, origin = '*') =>
  Response.json({result}, {headers: {'access-control-allow-origin': origin}})
const working: Record<string, () => Response> = {
  'k3v9x2ab.api.sanity.io': () => content({pages: 38, home: true}, 'https://www.harboroak.example'),
  'www.harboroak.example': () => new Response(),
  'harbor-oak.sanity.studio': () => new Response(),
  'firestore.googleapis.com': () => new Response('', {status: 403}),
  'us-central1-harbor-oak-site.cloudfunctions.net': () => new Response('', {status: 400}),
}

/** Checks the services; `host` answers with a status or otherwise. */
function checkWith(host = '', answer: number | (() => Response) = 200) {
  const other = typeof answer === 'number' ? () => new Response('', {status: answer}) : answer
  const answers = {...working, [host]: other}
  return checkServices(
    settings,
    undefined,
    async (address) => answers[new URL(String(address)).host]?.() ?? fail(),
  )
}
const fail = (): never => {
  throw new TypeError('fetch failed', {cause: {code: 'ENOTFOUND'}})
}

test('services that answer as expected have no problem', async () => {
  const results = await checkWith()
  expect(results.map(({state, about}) => `${state} ${about}`)).toEqual(
    ['Sanity', 'Site', 'Studio', 'Firestore', 'Function'].map((about) => `good ${about}`),
  )
})

const [sanity = '', site = '', studio = '', firestore = '', sendFunction = ''] = Object.keys(working)
test.each([
  [sanity, fail, 'Sanity', 'cannot be reached (ENOTFOUND): check VITE_SANITY_PROJECT_ID'],
  [sanity, 401, 'Sanity', 'not public'],
  [sanity, 402, 'Sanity', 'quota'],
  [sanity, 404, 'Sanity', 'no such project'],
  [sanity, 500, 'Sanity', '500'],
  [sanity, () => content({pages: 0}), 'Sanity', 'import'],
  [sanity, () => content({pages: 3, home: false}), 'Sanity', 'path /'],
  [sanity, () => content({pages: 3, home: true}, 'https://other.example'), 'Sanity', 'CORS'],
  [
    sanity,
    () => new Response('<html>', {headers: {'access-control-allow-origin': '*'}}),
    'Sanity',
    'no page',
  ],
  [site, fail, 'Site', 'deploy'],
  [site, 404, 'Site', 'deploy'],
  [studio, 404, 'Studio', 'npm run deploy -- studio'],
  [firestore, 200, 'Firestore', 'anyone may read'],
  [firestore, 404, 'Firestore', 'no database'],
  [firestore, 400, 'Firestore', 'VITE_FIREBASE_API_KEY'],
  [sendFunction, 404, 'Function', 'not deployed'],
  [sendFunction, 403, 'Function', 'Invoker'],
  [sendFunction, 503, 'Function', '503'],
])('%s that answers %s: reports %s with the fix', async (host, answer, about, message) => {
  const found = problems(await checkWith(host, answer))
  expect(found.map((result) => result.about)).toEqual([about])
  expect(found[0]?.message).toContain(message)
  expect(found[0]?.message).not.toContain(hostedSettings.VITE_FIREBASE_API_KEY)
})

test('checks no service while .env has problems', async () => {
  const results = await checkServices({...settings, VITE_SITE_URL: ''}, undefined, fail)
  expect(results.map(({state}) => state)).toEqual(['note'])
})
