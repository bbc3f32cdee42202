import {findProduct, recordProduct} from '@upline/scripts/product/running-product.ts'
import {addressesOf, type Settings} from '@upline/scripts/product/settings.ts'
import {type Backend, startBackend} from '@upline/testing/backend.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, expect, test} from 'vitest'

const [mine, other, none] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
const backends: Backend[] = []
afterAll(async () => {
  for (const backend of backends) await backend.stop()
})

async function start(folder: string, token: string): Promise<Settings> {
  const backend = await startBackend({folder, args: ['--token', token]})
  backends.push(backend)
  return settingsOf(folder, Number(new URL(backend.address).port))
}

function settingsOf(data: string, backend: number): Settings {
  const ports = {site: 1, studio: 2, backend, smtp: 4}
  return {data, builds: data, ports, addresses: addressesOf(ports)}
}

test('a command finds the product of its data folder, and no other one', async () => {
  const [running, another] = await Promise.all([start(mine, 'a'), start(other, 'b')])
  recordProduct(mine, {addresses: running.addresses, token: 'a'})
  expect(await findProduct(running)).toEqual(running.addresses)
  // A terminal without the variables of the product, whose default port another product has.
  expect(await findProduct({...running, addresses: another.addresses})).toEqual(running.addresses)

  // A clone that was never started.
  await expect(findProduct({...another, data: none})).rejects.toThrow(
    `No product runs on the data folder ${none}. The backend at ${another.addresses.backend} is that of another product, on ${other}.`,
  )
  // Killed; another product has taken the port since.
  recordProduct(none, {addresses: another.addresses, token: 'c'})
  await expect(findProduct({...running, data: none})).rejects.toThrow(`another product, on ${other}.`)

  recordProduct(none, {addresses: addressesOf({site: 1, studio: 2, backend: 9, smtp: 4}), token: 'c'})
  await expect(findProduct({...running, data: none})).rejects.toThrow(
    `No product runs on the data folder ${none}. Run npm start here`,
  )
})
