import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {callerOf} from './caller.ts'

const from = (address: string) => callerOf({headers: {'x-forwarded-for': `1.1.1.1, ${address}`}})

describe('callerOf', () => {
  const socket = {remoteAddress: '203.0.113.9'}
  test.each([
    ['the address that Google appended', {'x-forwarded-for': '1.1.1.1, 192.0.2.7'}, socket, '192.0.2.7'],
    ['the connection without a proxy', {}, socket, '203.0.113.9'],
    ['one group where nothing is known', {}, undefined, 'unknown'],
    ['one group where there is no address', {'x-forwarded-for': 'nonsense'}, socket, 'unknown'],
  ])('is %s', (_, headers, connection, address) => {
    expect(callerOf({headers, socket: connection}).address).toBe(address)
  })

  test.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::6', '2001:db8:0:0', '2001:db8:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ])('groups %s', (text, address, network) => {
    expect(from(text)).toEqual({address, network})
  })

  test('is the same for all addresses of an IPv6 /64, and differs for the next /64', () => {
    const part = fc.integer({min: 0, max: 0xffff}).map((number) => number.toString(16))
    const parts = (length: number) => fc.array(part, {minLength: length, maxLength: length})
    fc.assert(
      fc.property(parts(4), parts(4), parts(4), (network, one, other) => {
        fc.pre(network.join() !== one.join())
        expect(from([...network, ...one].join(':'))).toEqual(from([...network, ...other].join(':')))
        expect(from([...network, ...one].join(':')).address).not.toBe(
          from([...one, ...one].join(':')).address,
        )
      }),
    )
  })
})
