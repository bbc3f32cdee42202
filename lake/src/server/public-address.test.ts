import {expect, test} from 'vitest'
import {publicAddress, refusePublicAddress} from './public-address.ts'

const of = (...addresses: string[]) => publicAddress({eth0: addresses.map((address) => ({address}))})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.17.0.2',
  '192.168.1.20',
  '100.64.0.9',
  '::1',
  'fe80::1',
  'fd00::2',
  '192.0.2.2',
])('%s is an address that the internet does not reach', (address) => {
  expect(of(address)).toBeUndefined()
})

test.each(['20.1.2.3', '172.32.0.1', '11.0.0.1', '2600:1f18::1'])('%s is public', (address) => {
  expect(of('127.0.0.1', address)).toBe(address)
})

test('a lake without tokens is refused on a machine with a public address, with the way out', () => {
  expect(() => refusePublicAddress('203.0.113.9')).toThrow(/203\.0\.113\.9.*add --auth, or leave out --host/)
  expect(() => refusePublicAddress(undefined)).not.toThrow()
})
