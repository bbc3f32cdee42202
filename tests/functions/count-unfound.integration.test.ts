import {createRequire} from 'node:module'
import {startBackend} from '@upline/testing/backend.ts'
import {documentsRoot} from '@upline/testing/firestore.ts'
import {afterAll, expect, onTestFinished, test} from 'vitest'
import {startFunctionsFirestore, studio, unsignedToken} from '../local/office/firestore-servers.ts'

// Loaded by Node itself, as in the cloud.
const load = createRequire(import.meta.url)
const {countsPerMinute, storeCount}: typeof import('@upline/functions/count-unfound.ts') = load(
  '@upline/functions/count-unfound.ts',
)

const {firestore, stop} = await startFunctionsFirestore()
afterAll(stop)
const stored = async (date: string) => (await firestore.doc(`unfound/${date}`).get()).data()

test('visits of a day are counted in one document, which has nothing else about the visitors', async () => {
  const now = new Date('2026-11-28T23:59:00Z')
  const visits = [
    {text: '/Old.html', from: '/insurance'},
    {text: '?medsupp', from: '/'},
    {text: '/old.html', from: 'www.google.com', name: 'Ada'},
    {text: '/unsubscribe/ada@example.com', from: '/'},
    {text: '/new', from: 'https://example.com/?email=ada'},
    undefined,
    'x',
  ]
  for (const visit of visits) await storeCount(firestore, visit, now)
  await storeCount(firestore, visits[0], new Date('2026-11-29T00:00:00Z'))
  expect(await stored('2026-11-28')).toEqual({
    date: '2026-11-28',
    entries: [
      {text: '?medsupp', count: 1, from: ['/']},
      {text: '/old.html', count: 2, from: ['/insurance', 'www.google.com']},
      {text: '/new', count: 1, from: []},
    ],
  })
  expect(await stored('2026-11-29')).toMatchObject({entries: [{text: '/old.html', count: 1}]})
})

test('parallel visits are all counted, and a flood only up to the limit of a minute', async () => {
  const now = new Date('2026-12-01T10:00:00Z')
  const flood = Array.from({length: countsPerMinute + 10}, () => storeCount(firestore, {text: '/flood'}, now))
  await Promise.all(flood)
  expect(await stored('2026-12-01')).toMatchObject({entries: [{text: '/flood', count: countsPerMinute}]})
  await storeCount(firestore, {text: '/flood'}, new Date('2026-12-01T10:01:00Z'))
  expect(await stored('2026-12-01')).toMatchObject({entries: [{count: countsPerMinute + 1}]})
})

test('the function of the backend counts visitors, and no robots', async () => {
  const backend = await startBackend({args: ['--studio', studio]})
  onTestFinished(() => backend.stop())
  const call = (text: string, userAgent: string) =>
    fetch(`${backend.address}/demo-upline/us-central1/countUnfound`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'user-agent': userAgent},
      body: JSON.stringify({data: {text, from: ''}}),
    })
  const answer = await call('/seen', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
  expect(await answer.json()).toEqual({result: {success: true}})
  await call('/crawled', 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  const found = await fetch(`${backend.address}/v1/${documentsRoot}:runQuery`, {
    method: 'POST',
    headers: {origin: studio, authorization: `Bearer ${unsignedToken({staff: true})}`},
    body: JSON.stringify({structuredQuery: {from: [{collectionId: 'unfound'}]}}),
  })
  const text = await found.text()
  expect(text).toContain('"/seen"')
  expect(text).not.toContain('crawled')
})
