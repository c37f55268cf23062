/** Is this an address of the open internet? Whatever a stranger makes the server call must be (decision 0215). */
import { BlockList, isIP } from 'node:net'

/** IANA's registries of special-purpose addresses, and what is no single machine. */
const INSIDE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv4')

/** Of IPv6 only what is given out to networks (2000::/3), without what leads on to IPv4 or is for documents. */
const OUTSIDE_6 = new BlockList()
OUTSIDE_6.addSubnet('2000::', 3, 'ipv6')
const INSIDE_6 = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE_6.addSubnet(net, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !INSIDE.check(address, 'ipv4')
    case 6:
      return OUTSIDE_6.check(address, 'ipv6') && !INSIDE_6.check(address, 'ipv6')
    default:
      return false
  }
}
