import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which hosts a picture may come from. */
export type HostRules = {
  /** Exact host names (`p16.cdn.example`) and dot-suffixes (`.cdn.example`: any name below it). https, port 443. */
  allowedHosts: readonly string[];
  /** Configured origins (`http://127.0.0.1:4010`); only these may be http or private. */
  trustedOrigins: readonly string[];
};

export type AllowedTarget = { ok: true; url: URL; trusted: boolean };

const refusedAddressCode = 'ERR_ADDRESS_REFUSED';

/** Checks the address as written; `publicAddressesOnly` checks what its name resolves to. */
export function checkTarget(address: string, rules: HostRules): AllowedTarget | { ok: false; detail: string } {
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
 * A resolver for Node's sockets that fails unless every address is public. The socket connects to exactly what this
 * answers, so DNS rebinding gains nothing.
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

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True only for an address on the public internet. Of IPv6 that is 2000::/3, which leaves out IPv4-mapped addresses and
 * NAT64.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast));
}
