import {once} from 'node:events'
import type {Server} from 'node:http'
import {type AddressInfo, connect} from 'node:net'
import {Hono} from 'hono'
import {afterEach, expect, test} from 'vitest'
import type {Environment} from './environment.ts'
import {everyone} from './guard.ts'
import {createHttpServer} from './server.ts'

let server: Server
afterEach(() => server.close())

test('of requests that are sent at once one is begun at a time, and none once the client has left', async () => {
  const answers: (() => void)[] = []
  const router = new Hono<Environment>().get('/slow', everyone, async (c) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return c.text('done')
  })
  server = createHttpServer([{paths: /^/, router}]).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo // listening on a port, not on a pipe
  const connected = once(server, 'connection')
  const client = connect({port, host: '127.0.0.1'})
  const [socket] = await connected
  client.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(3))

  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(2)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  client.resetAndDestroy()
  await closed
  // A connection that is made later is answered, and by then the third request would have begun.
  const next = connect({port, host: '127.0.0.1'})
  answers[1]?.()
  next.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await expect.poll(() => answers.length).toBe(3)
  answers[2]?.()
  const [answer] = await once(next, 'data')
  expect(String(answer)).toContain('200 OK')
  expect(answers).toHaveLength(3)
  next.destroy()
})
