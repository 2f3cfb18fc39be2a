import type { LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Which hosts a picture may come from. */
export type HostRules = {
  /**
   * Exact host names (`p16.cdn.example`) and dot-suffixes (`.cdn.example`: any name below it, not the name itself).
   * https, port 443.
   */
  allowedHosts: readonly string[];
  /**
   * Configured origins (`http://127.0.0.1:4010`): scheme, host and port as written; only these may be http or private.
   */
  trustedOrigins: readonly string[];
};

export type DownloadTarget = { ok: true; url: URL; trusted: boolean } | { ok: false; detail: string };

const refusedAddressCode = 'ERR_ADDRESS_REFUSED';

/** Decides on the address as written; what the name resolves to is decided by `publicAddressesOnly` at connect time. */
export function checkTarget(address: string, rules: HostRules): DownloadTarget {
  const url = URL.parse(address);
  if (!url) return { ok: false, detail: 'not an address' };
  if (url.username !== '' || url.password !== '') return { ok: false, detail: 'address carries credentials' };
  if (rules.trustedOrigins.some((origin) => URL.parse(origin)?.origin === url.origin && url.origin !== 'null')) {
    return { ok: true, url, trusted: true };
  }
  if (url.protocol !== 'https:') return { ok: false, detail: `scheme ${url.protocol} is not allowed` };
  if (url.port !== '') return { ok: false, detail: `port ${url.port} is not allowed` };
  if (!hostAllowed(url.hostname, rules.allowedHosts)) {
    return { ok: false, detail: `host ${url.hostname} is not allowed` };
  }
  // Node asks no resolver for a literal address, so the check at connect time would never see it.
  const literal = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  if (isIP(literal) !== 0 && !isPublicAddress(literal))
    return { ok: false, detail: `address ${literal} is not public` };
  return { ok: true, url, trusted: false };
}

function hostAllowed(host: string, allowedHosts: readonly string[]): boolean {
  return allowedHosts.some((allowed) => {
    const name = allowed.toLowerCase();
    return name.startsWith('.') ? name.length > 1 && host.endsWith(name) : host === name;
  });
}

/**
 * A resolver for node's sockets that fails unless every address is public. Because the socket connects to exactly what
 * this hands over, a name that answers differently the second time (DNS rebinding) gains nothing.
 */
export function publicAddressesOnly(resolve: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, answer, family) => {
      if (error) return callback(error, '', 0);
      const addresses: LookupAddress[] =
        typeof answer === 'string' ? [{ address: answer, family: family ?? isIP(answer) }] : answer;
      const first = addresses[0];
      const hidden = addresses.find(({ address }) => !isPublicAddress(address));
      if (!first || hidden) return callback(refusedAddress(hostname, hidden?.address), '', 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

/** True for the error that `publicAddressesOnly` raises. */
export function isRefusedAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === refusedAddressCode;
}

function refusedAddress(hostname: string, address: string | undefined): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} resolves to ${address ?? 'no address'}, which is not public`), {
    code: refusedAddressCode,
  });
}

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
