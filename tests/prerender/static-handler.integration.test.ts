import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {createServer, request as httpRequest, type IncomingMessage} from 'node:http'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {emptySite} from '@upline/prerender/hosting/empty-site.ts'
import {hostingOf, readHosting, withBuild} from '@upline/prerender/hosting/hosting.ts'
import {createStaticHandler} from '@upline/prerender/hosting/static-handler.ts'
import {listen} from '@upline/testing/listen.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, describe, expect, test} from 'vitest'

const policy = "default-src 'self'"
const long = 'A page. '.repeat(1000)
const folder = temporaryFolder()

const write = (name: string, content: string | Buffer) => {
  mkdirSync(join(folder, name, '..'), {recursive: true})
  writeFileSync(join(folder, name), content)
}
write('index.html', '<h1>Home</h1>')
write('about/index.html', long)
write('downloads/overview.html', '<h1>Overview</h1>')
write('_content/about.json', '{}')
write('assets/a.js', 'code()')
write('picture.png', Buffer.from([1, 2, 3, 4, 5]))
write('.hidden', 'secret')
write('404.html', '<h1>Not found</h1>')
writeFileSync(`${folder}-outside.html`, 'secret')
const hosting = hostingOf(withBuild(readHosting(), policy, []))
const server = await listen(createServer(createStaticHandler({folder, hosting})))
const {port} = new URL(server.origin)
afterAll(() => {
  server.stop()
  rmSync(`${folder}-outside.html`)
})

type Answer = {status: number; headers: IncomingMessage['headers']; body: Buffer}

/** Sends a request with a verbatim path. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({host: '127.0.0.1', port, path, method, headers}, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)})
    })
    request.on('error', reject).end()
  })
}

test.each([
  ...['/.hidden', '/%2e%2e/secret', '//', '//elsewhere.example/', `/${'x'.repeat(5000)}`],
  ...['/%', '/%c0%80', '/a%00b', 'http://[/', '*', '/404.html'],
  `/${encodeURIComponent(`../${folder.split('/').at(-1)}-outside.html`)}`,
  ...['/%00', '/%E0%A4%A', '/a/..%2fb', '/a/%2e%2e/b', '/a/../b', '/./a', '/..', '/a%5cb'],
])('%s answers with the 404 page and the policy, so that no page frames it', async (path) => {
  const {status, headers, body} = await get(path)
  expect({status, body: body.toString()}).toEqual({status: 404, body: '<h1>Not found</h1>'})
  expect(headers).toMatchObject({'content-security-policy': policy, 'x-content-type-options': 'nosniff'})
})

describe('requests', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    expect(await get('/', {}, method)).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}})
  })

  test('HEAD has the headers of GET and no body', async () => {
    const [got, head] = [await get('/about'), await get('/about', {}, 'HEAD')]
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(String(got.body.length))
  })

  test.each(['/about', '/picture.png'])('a range of %s', async (path) => {
    expect(await get(path, {range: 'bytes=1-3'})).toMatchObject({
      status: 206,
      headers: {'content-length': '3'},
    })
    for (const range of ['bytes=10-5', 'bytes=99999999-']) {
      const {status, headers} = await get(path, {range})
      expect({range, status}).toEqual({range, status: 416})
      expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/)
    }
    expect((await get(path, {range: 'nonsense'})).status).toBe(200)
  })
})

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s', async (encoding, decode) => {
    const {headers, body} = await get('/about', {'accept-encoding': encoding})
    expect(headers).toMatchObject({'content-encoding': encoding, vary: 'Accept-Encoding'})
    expect(body.length).toBeLessThan(long.length / 10)
    expect(decode(body).toString()).toBe(long)
  })

  test('is omitted if it is not accepted', async () => {
    const {headers} = await get('/about', {'accept-encoding': 'br;q=0, identity'})
    expect(headers['content-encoding']).toBeUndefined()
  })

  test('is omitted for a large file, which would take minutes', async () => {
    write('assets/files/large.txt', 'A page. '.repeat(2 ** 19))
    const {headers, body} = await get('/assets/files/large.txt', {'accept-encoding': 'br'})
    expect(headers).toMatchObject({'content-type': 'text/plain; charset=utf-8', 'content-length': '4194304'})
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.length).toBe(2 ** 22)
  })

  test('a replaced page is sent again, an unchanged one is not', async () => {
    const accept = {'accept-encoding': 'br'}
    const file = join(folder, 'downloads/overview.html')
    const before = await get('/downloads/overview.html', accept)
    const known = {...accept, 'if-none-match': before.headers.etag ?? ''}
    expect((await get('/downloads/overview.html', known)).status).toBe(304)
    writeFileSync(file, '<h1>Overvieu</h1>')
    const after = await get('/downloads/overview.html', known)
    expect(after.status).toBe(200)
    expect(brotliDecompressSync(after.body).toString()).toBe('<h1>Overvieu</h1>')
    writeFileSync(file, '<h1>Overview</h1>')
  })
})

test.each(['/', '/nowhere', '/assets/a.js', '/assets/gone.js'])(
  '%s has the policy of the build',
  async (path) => {
    expect((await get(path)).headers['content-security-policy']).toBe(policy)
  },
)

test('a site without pages explains at each address what to do', async () => {
  const empty = temporaryFolder()
  const site = {folder: empty, hosting, emptySite: emptySite('http://localhost:3333')}
  const server = await listen(createServer(createStaticHandler(site)))
  const answer = await fetch(server.origin)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain(
    '<a href="http://localhost:3333">Studio</a> and publish two documents',
  )
  writeFileSync(join(empty, 'index.html'), '<h1>Home</h1>')
  expect(await (await fetch(`${server.origin}/none`)).text()).toBe('404\n')
  server.stop()
})

test('a page that an unpublish removes while it is read answers with the 404 page', async () => {
  write('removed/index.html', long)
  const handler = createStaticHandler({folder, hosting})
  const other = await listen(
    createServer((request, response) => {
      // Read after the file was found.
      Object.defineProperty(request.headers, 'accept-encoding', {
        get: () => rmSync(join(folder, 'removed'), {recursive: true, force: true}),
      })
      handler(request, response)
    }),
  )
  const response = await fetch(`${other.origin}/removed`)
  expect([response.status, await response.text()]).toEqual([404, '<h1>Not found</h1>'])
  other.stop()
})
