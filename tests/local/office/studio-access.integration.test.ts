import {once} from 'node:events'
import {type IncomingMessage, request} from 'node:http'
import {startBackend} from '@upline/testing/backend.ts'
import {ownerAuthorization} from '@upline/testing/owner-token.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, describe, expect, test} from 'vitest'
import {project, studio, unsignedToken} from './firestore-servers.ts'

const folder = temporaryFolder()
const backend = await startBackend({folder, args: ['--studio', studio]})
afterAll(() => backend.stop())

/** Sends a request with headers that only browsers can set and that fetch rejects. */
async function send(method: string, path: string, headers: Record<string, string>, body = '') {
  const {port} = new URL(backend.address)
  const length = body === '' ? {} : {'content-length': String(Buffer.byteLength(body))}
  const outgoing = request({host: '127.0.0.1', port, method, path, headers: {...length, ...headers}})
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

/** Returns the status and the origin to which a browser shows the answer. */
async function read(path: string, headers: Record<string, string>) {
  const {port} = new URL(backend.address)
  const outgoing = request({host: '127.0.0.1', port, path, headers}).end()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  response.resume()
  return {status: response.statusCode, shownTo: response.headers['access-control-allow-origin']}
}

const authorization = `Bearer ${unsignedToken({staff: true, email: 'dana@example.com'})}`
const site = 'http://localhost:5173'
const list = JSON.stringify({structuredQuery: {from: [{collectionId: 'inquiries'}]}})
const runQuery = `/v1/projects/${project}/databases/(default)/documents:runQuery`
const sameSite = {'sec-fetch-site': 'same-site'}

describe('inquiries are read with a token of staff', () => {
  test.each([studio, 'http://127.0.0.1:3333'])('from the Studio at %s', async (origin) => {
    expect(await send('POST', runQuery, {...sameSite, origin, authorization}, list)).toBe(200)
  })

  test.each([
    ['the site', site],
    ['another port', 'http://localhost:3334'],
    ['another host at that port', 'http://studio.example:3333'],
    ['a sandboxed frame', 'null'],
  ])('not from %s', async (_, origin) => {
    expect(await send('POST', runQuery, {origin, authorization}, list)).toBeGreaterThanOrEqual(400)
  })

  test.each([studio, site, 'null'])("not with a server's token from a page at %s", async (origin) => {
    const headers = {origin, authorization: ownerAuthorization(folder)}
    expect(await send('POST', runQuery, headers, list)).toBeGreaterThanOrEqual(400)
  })

  test('not by a program, nor by the Studio without a token', async () => {
    expect(await send('POST', runQuery, {authorization}, list)).toBe(400)
    expect(await send('POST', runQuery, {origin: studio}, list)).toBe(403)
  })
})

describe('what the dashboard reads', () => {
  const erase = '/local/inquiries/erase'
  const nobody = JSON.stringify({email: 'nobody@example.com'})

  test.each([
    '/',
    '/?view=mails&id=1',
    '/local/inquiries',
    '/local/mails',
    '/local/error-logs',
    '/local/events',
    '/local/dashboard.css',
  ])('%s is closed to the site and other pages of this machine', async (path) => {
    expect(await send('GET', path, {...sameSite, origin: site})).toBe(403)
    expect(await send('GET', path, sameSite)).toBe(403)
    expect(await send('GET', path, {origin: site})).toBe(403)
  })

  test.each([
    ['a link', {...sameSite, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate'}],
    ['a link of a foreign page', {'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document'}],
    ['the address line', {'sec-fetch-site': 'none', 'sec-fetch-dest': 'document'}],
  ])('opens in a tab by %s, and no script reads it', async (_, headers) => {
    expect(await read('/', headers)).toEqual({status: 200, shownTo: undefined})
    expect((await read('/', {...headers, origin: site})).shownTo).toBeUndefined()
  })

  test('is open to itself, to programs and to the Studio', async () => {
    for (const path of ['/local/inquiries', '/local/mails']) {
      expect(await send('GET', path, {'sec-fetch-site': 'same-origin'})).toBe(200)
      expect(await send('GET', path, {})).toBe(200)
      expect(await send('GET', path, {...sameSite, origin: studio})).toBe(200)
    }
  })

  test('a person is erased from the Studio, and by no other page', async () => {
    expect(await send('POST', erase, {...sameSite, origin: site}, nobody)).toBe(403)
    expect(await send('POST', erase, {...sameSite, origin: studio}, nobody)).toBe(200)
    for (const wrong of ['', '{}', '{"email":5}', '{"email":"nobody"}'])
      expect(await send('POST', erase, {origin: studio}, wrong), wrong).toBe(400)
  })
})

describe('drafts and writing content', () => {
  const version = '/v2025-02-19'
  const drafts = encodeURIComponent('*[_id == "drafts.secret"]')
  const write = JSON.stringify({mutations: [{createOrReplace: {_id: 'drafts.secret', _type: 'page'}}]})
  const mutate = `${version}/data/mutate/production`

  /** Returns the ids of a query's result. */
  async function found(headers: Record<string, string>, perspective: string): Promise<string[]> {
    const url = `${backend.address}${version}/data/query/production?query=${drafts}&perspective=${perspective}`
    const answer = await (await fetch(url, {headers})).json()
    const {result = []} = answer as {result?: {_id: string}[]}
    return result.map(({_id}) => _id)
  }

  test('are for the Studio and programs', async () => {
    expect(await send('POST', mutate, {...sameSite, origin: studio}, write)).toBe(200)
    expect(await send('POST', mutate, {}, write)).toBe(200)
    expect(await found({origin: studio}, 'raw')).toEqual(['drafts.secret'])
    expect(await found({}, 'raw')).toEqual(['drafts.secret'])
  })
})
