import {once} from 'node:events'
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {request} from 'node:http'
import {type AddressInfo, connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {createStudioServer} from './studio-server.ts'

const outside = mkdtempSync(join(tmpdir(), 'studio-'))
const folder = join(outside, 'studio')
mkdirSync(join(folder, 'static'), {recursive: true})
writeFileSync(join(folder, 'index.html'), '<div id="sanity">')
writeFileSync(join(folder, 'static/sanity-DAb8xY2k.js'), 'script')
writeFileSync(join(folder, '.build-inputs'), 'hidden')
writeFileSync(join(outside, 'secret.txt'), 'secret')
const server = createStudioServer(folder).listen(0, '127.0.0.1')
await once(server, 'listening')
const {port} = server.address() as AddressInfo // listening on a port, not on a pipe
afterAll(() => server.close())

/** Uses node:http, because fetch normalizes paths. */
async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const asked = request({port, host: '127.0.0.1', path, method, headers, agent: false}).end()
  const [response] = await once(asked, 'response')
  let body = ''
  for await (const part of response) body += part
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    cache: response.headers['cache-control'],
    policy: response.headers['content-security-policy'],
    body,
  }
}

test.each([
  '/',
  '/structure',
  '/structure/carrier;carrier-blue-anchor-life',
  '/presentation?preview=/a.b',
  '/%E0%A4%A',
])('%s is the Studio, which no page may frame', async (path) => {
  expect(await ask(path)).toEqual({
    status: 200,
    type: expect.stringMatching(/^text\/html; ?charset=utf-8$/),
    cache: 'no-cache',
    policy: expect.stringContaining("frame-ancestors 'none'"),
    body: '<div id="sanity">',
  })
})

test('a hashed script is immutable', async () => {
  const {status, type, cache, body} = await ask('/static/sanity-DAb8xY2k.js')
  expect([status, body]).toEqual([200, 'script'])
  expect(type).toMatch(/^text\/javascript/)
  expect(cache).toContain('immutable')
})

test('a missing script is a 404', async () => {
  expect(await ask('/static/gone-DAb8xY2k.js')).toMatchObject({status: 404, body: ''})
})

test.each([
  '/../secret.txt',
  '/static/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/.build-inputs',
  '/%00',
])('%s does not expose other files', async (path) => {
  expect((await ask(path)).body).not.toMatch(/secret|hidden/)
})

test('rejects other methods than GET and HEAD', async () => {
  expect(await ask('/', 'POST')).toMatchObject({status: 405})
  expect(await ask('/', 'HEAD')).toMatchObject({status: 200, body: ''})
})

test.each(['bytes=10-5', 'bytes=1-2', 'nonsense'])('a range (%s) gets the whole file', async (range) => {
  expect(await ask('/', 'GET', {range})).toMatchObject({status: 200, body: '<div id="sanity">'})
})

test('a client that pipelines requests gets at most a hundred responses', async () => {
  const socket = connect({port, host: '127.0.0.1'})
  socket.on('error', () => {})
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2000))
  await new Promise((resolve) => socket.once('close', resolve))
  expect((received.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThanOrEqual(100)
  expect(await ask('/')).toMatchObject({status: 200})
})
