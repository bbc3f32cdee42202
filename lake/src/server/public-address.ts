import {BlockList, isIPv6} from 'node:net'
import {type NetworkInterfaceInfo, networkInterfaces} from 'node:os'

/** Addresses that the internet does not reach: of this machine, of private networks, and of providers' own (RFC 6598). */
const unreachable = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // Reserved for examples (RFC 5737); sandboxes use them.
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const)
  unreachable.addSubnet(net, prefix)
unreachable.addSubnet('fc00::', 7, 'ipv6')
unreachable.addSubnet('fe80::', 10, 'ipv6')
unreachable.addAddress('::1', 'ipv6')

/** Returns an address of this machine that the internet may reach, or undefined. */
export function publicAddress(
  interfaces: NodeJS.Dict<Pick<NetworkInterfaceInfo, 'address'>[]> = networkInterfaces(),
): string | undefined {
  return Object.values(interfaces)
    .flatMap((each = []) => each.map(({address}) => address))
    .find((address) => !unreachable.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
}

/** Throws an Error if a lake that needs no token would listen on a public address. */
export function refusePublicAddress(address: string | undefined): void {
  if (address === undefined) return
  throw new Error(
    `This machine has the public address ${address}, where everybody could read and change the content: add --auth, or leave out --host and let a server with accounts forward requests.`,
  )
}
