import {expect, test} from 'vitest'
import {hostedSettings} from '../checks/hosted-settings.ts'
import {checkServices} from './check-services.ts'
import {checkSettings, isLocal} from './check-settings.ts'
import {describeResults, type Result} from './result.ts'

const office = {
  NOTIFICATION_TO: 'office@harbor-oak.com',
  NOTIFICATION_FROM: 'Harbor Oak <web@harbor-oak.com>',
}
const secret = 'smtps://user:Secret-7@mail.harbor-oak.com:465'
const problems = (results: Result[]) => results.filter(({state}) => state === 'problem')
const messages = (results: Result[]) =>
  problems(results)
    .map(({message}) => message)
    .join('\n')

test('without any configuration there is nothing to do', () => {
  expect(isLocal({})).toBe(true)
  expect(isLocal({VITE_SANITY_PROJECT_ID: ''})).toBe(true)
  expect(isLocal({VITE_SITE_URL: 'https://a.example'})).toBe(false)
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

test('no value is printed, wherever it was put', () => {
  for (const name of Object.keys(hostedSettings)) {
    const results = checkSettings(
      {...hostedSettings, [name]: secret},
      {...office, NOTIFICATION_TO: secret, SMTP_URL: secret},
    )
    expect(describeResults(results), name).not.toContain('Secret-7')
  }
})

type Answers = Record<string, (() => Response) | Error>
const json =
  (body: unknown, headers = {}) =>
  () =>
    Response.json(body, {headers})
const status = (code: number) => () => new Response('', {status: code})
const allGood: Answers = {
  'k3v9x2ab.api.sanity.io': json(
    {result: {pages: 38, home: true}},
    {'access-control-allow-origin': 'https://www.harboroak.example'},
  ),
  'www.harboroak.example': status(200),
  'harbor-oak.sanity.studio': status(200),
  'firestore.googleapis.com': status(403),
  'us-central1-harbor-oak-site.cloudfunctions.net': status(400),
}
const settings = {...hostedSettings, VITE_STUDIO_URL: 'https://harbor-oak.sanity.studio'}
const askedOf = (answers: Answers) => async (address: string) => {
  const answer = answers[new URL(address).host]
  if (typeof answer !== 'function') throw new TypeError('fetch failed', {cause: answer})
  return answer()
}
const failure = (code: string) => Object.assign(new Error(code), {code})

test('services that answer as they should have no problem', async () => {
  const results = await checkServices(settings, askedOf(allGood))
  expect(problems(results)).toEqual([])
  expect(
    results
      .filter(({state}) => state === 'good')
      .map(({about}) => about)
      .sort(),
  ).toEqual(['Firestore', 'Function', 'Sanity', 'Site', 'Studio'])
})

test.each([
  ['k3v9x2ab.api.sanity.io', failure('ENOTFOUND'), 'Sanity', 'VITE_SANITY_PROJECT_ID'],
  ['k3v9x2ab.api.sanity.io', status(401), 'Sanity', 'not public'],
  ['k3v9x2ab.api.sanity.io', status(402), 'Sanity', 'quota'],
  ['k3v9x2ab.api.sanity.io', status(404), 'Sanity', 'no such project'],
  ['k3v9x2ab.api.sanity.io', status(500), 'Sanity', '500'],
  [
    'k3v9x2ab.api.sanity.io',
    json({result: {pages: 0}}, {'access-control-allow-origin': '*'}),
    'Sanity',
    'import',
  ],
  [
    'k3v9x2ab.api.sanity.io',
    json({result: {pages: 3, home: false}}, {'access-control-allow-origin': '*'}),
    'Sanity',
    'path /',
  ],
  ['k3v9x2ab.api.sanity.io', json({result: {pages: 3, home: true}}), 'Sanity', 'CORS'],
  [
    'k3v9x2ab.api.sanity.io',
    () => new Response('<html>', {headers: {'access-control-allow-origin': '*'}}),
    'Sanity',
    'no page',
  ],
  ['www.harboroak.example', failure('ECONNREFUSED'), 'Site', 'deploy'],
  ['www.harboroak.example', status(404), 'Site', 'deploy'],
  ['harbor-oak.sanity.studio', status(404), 'Studio', 'sanity deploy'],
  ['firestore.googleapis.com', status(200), 'Firestore', 'anyone may read'],
  ['firestore.googleapis.com', status(404), 'Firestore', 'no database'],
  ['firestore.googleapis.com', status(400), 'Firestore', 'VITE_FIREBASE_API_KEY'],
  ['us-central1-harbor-oak-site.cloudfunctions.net', status(404), 'Function', 'not deployed'],
  ['us-central1-harbor-oak-site.cloudfunctions.net', status(403), 'Function', 'Invoker'],
  ['us-central1-harbor-oak-site.cloudfunctions.net', status(503), 'Function', '503'],
])('%s that answers %#: reports %s with the fix', async (host, answer, about, message) => {
  const found = problems(await checkServices(settings, askedOf({...allGood, [host]: answer})))
  expect(found.map((result) => result.about)).toEqual([about])
  expect(found[0]?.message).toContain(message)
  expect(describeResults(found)).not.toContain(hostedSettings.VITE_FIREBASE_API_KEY)
})

test('checks no service while .env has problems', async () => {
  const ask = () => Promise.reject(new Error('asked'))
  const results = await checkServices({...settings, VITE_SITE_URL: ''}, ask)
  expect(results.map(({state}) => state)).toEqual(['note'])
})
