import {NotPosted, postJson} from '@upline/functions/post-json.ts'
import {startReceiver} from '@upline/testing/receiver.ts'
import {afterAll, afterEach, expect, test} from 'vitest'

const receiver = await startReceiver()
afterAll(() => receiver.stop())
afterEach(() => {
  receiver.received.splice(0)
  receiver.answer = receiver.accept
})

type Options = Partial<Parameters<typeof postJson>[2]>

const post = (address: string, options: Options = {}) =>
  postJson(address, '{}', {headers: {}, allowsPrivate: false, ...options}).then(
    () => 'ok',
    (error) => (error instanceof NotPosted ? error.code : error),
  )
const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({address, family: address.includes(':') ? 6 : 4}))

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
])('a name of %s is refused', async (address) => {
  expect(await post('https://crm.example', {resolve: resolvesTo(address)})).toBe('EPRIVATE')
  expect(await post('https://crm.example', {resolve: resolvesTo('203.0.114.1', address)})).toBe('EPRIVATE')
})

test.each([
  'https://127.0.0.1',
  'https://[::1]',
  'https://[::ffff:a00:1]',
  'https://0x7f.1',
  'https://2130706433',
  'https://localhost',
])('%s is refused', async (address) => {
  expect(await post(address)).toBe('EPRIVATE')
})

test('an address without TLS, or that is none, is refused', async () => {
  expect(await post('http://crm.example')).toBe('EINSECURE')
  expect(await post('file:///etc/passwd')).toBe('EINSECURE')
  expect(await post('crm.example')).toBe('ERR_INVALID_URL')
})

test('the connection goes to the addresses that were checked, whatever the name means by then', async () => {
  const {port} = new URL(receiver.url)
  const address = `http://crm.example:${port}/hook`
  expect(await post(address, {allowsPrivate: true, resolve: resolvesTo('127.0.0.1')})).toBe('ok')
  expect(receiver.received.map(({headers}) => headers.host)).toEqual([`crm.example:${port}`])
})

test('a receiver that never answers is given up', async () => {
  receiver.answer = () => {}
  expect(await post(receiver.url, {allowsPrivate: true, timeoutMs: 200})).toBe('ETIMEDOUT')
})

test('an endless answer is not read', async () => {
  const closed = new Promise<void>((resolve) => {
    receiver.answer = (_request, response) => {
      response.writeHead(200)
      const write = (): void => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', write)
      }
      response.on('close', resolve)
      write()
    }
  })
  expect(await post(receiver.url, {allowsPrivate: true})).toBe('ok')
  await closed
})
