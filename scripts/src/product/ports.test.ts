import {once} from 'node:events'
import {type AddressInfo, createServer} from 'node:net'
import {expect, test} from 'vitest'
import {checkPort} from './ports.ts'

test.each(['127.0.0.1', '0.0.0.0'])('a port in use on %s is reported with its variable', async (host) => {
  const other = createServer().listen(0, host)
  await once(other, 'listening')
  const {port} = other.address() as AddressInfo
  try {
    await expect(checkPort('studio', port)).rejects.toThrow(
      `Port ${port} for the Studio is in use by another program. Stop that, or choose another port with STUDIO_PORT`,
    )
  } finally {
    other.close()
    await once(other, 'close')
  }
  await expect(checkPort('studio', port)).resolves.toBeUndefined()
})
