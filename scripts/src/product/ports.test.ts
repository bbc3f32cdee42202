import {once} from 'node:events'
import {createServer} from 'node:net'
import {expect, test} from 'vitest'
import {checkPorts, freePorts} from './ports.ts'

test('free ports are four, different, and pass the check', async () => {
  const ports = await freePorts()
  expect(new Set(Object.values(ports)).size).toBe(4)
  await expect(checkPorts(ports)).resolves.toBeUndefined()
  // Linux gives outgoing connections those from here on.
  for (const port of Object.values(ports)) expect(port).toBeLessThan(32_768)
})

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port taken on %s is named with the variable that moves it',
  async (host) => {
    const ports = await freePorts()
    const other = createServer().listen(ports.studio, host)
    await once(other, 'listening')
    try {
      await expect(checkPorts(ports)).rejects.toThrow(
        `Port ${ports.studio} for the Studio is in use by another program: stop that, or choose another port with STUDIO_PORT`,
      )
    } finally {
      other.close()
    }
  },
)
