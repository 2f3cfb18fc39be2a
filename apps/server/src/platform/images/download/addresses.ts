import { BlockList, isIP } from 'node:net';

/**
 * Ranges that are no place on the public internet: IANA special-purpose registries for IPv4 and IPv6
 * (https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry), plus multicast and
 * reserved.
 */
const notPublicIpv4: readonly (readonly [string, number])[] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside 2000::/3 these still carry or stand for something else: Teredo and other tunnels, 6to4, documentation. */
const notPublicIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, prefix] of notPublicIpv4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of notPublicIpv6) blocked.addSubnet(network, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * True only for an address on the public internet. For IPv6 everything outside 2000::/3 is refused, which covers
 * loopback, unique-local, link-local, multicast, IPv4-mapped (::ffff:0:0/96) and NAT64 (64:ff9b::/96) without naming
 * each.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}
