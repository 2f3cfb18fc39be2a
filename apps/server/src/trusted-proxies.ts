import { isIP } from 'node:net';

/** What is wrong with the addresses and ranges of TRUST_PROXY: visitors must not be able to choose their own addresses. */
export function proxyProblems(ranges: string[]): string[] {
  const unknown = ranges.filter((one) => !isAddressRange(one));
  const tooWide = ranges.filter(isHalfTheInternet);
  const problems: string[] = [];
  if (unknown.length > 0)
    problems.push(`TRUST_PROXY must be addresses such as 10.0.0.5 or 10.0.0.0/8, not ${unknown.join(', ')}`);
  if (tooWide.length > 0)
    problems.push(`TRUST_PROXY must not be everybody: with ${tooWide.join(', ')} visitors choose their own addresses`);
  else if (trustedShare(ranges) > 1 / 32)
    problems.push('TRUST_PROXY must not be everybody: these ranges together are more than anybody has proxies in');
  return problems;
}

/** The part of all addresses that is trusted, IPv4 and IPv6 by themselves. */
function trustedShare(ranges: string[]): number {
  const shares = { 4: 0, 6: 0 };
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined || isIP(address) === 0) continue;
    const isMapped = /^::ffff:/i.test(address);
    shares[isIP(address) === 4 || isMapped ? 4 : 6] += 2 ** -(Number(bits) - (isMapped ? 96 : 0));
  }
  return Math.max(shares[4], shares[6]);
}

function isAddressRange(range: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(range)) return true;
  const [address = '', bits, ...more] = range.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Wider than any network of one's own: 10.0.0.0/8 and fc00::/7 are the widest. */
function isHalfTheInternet(range: string): boolean {
  const [address = '', bits] = range.split('/');
  if (bits === undefined) return false;
  if (isIP(address) === 4) return Number(bits) < 8;
  // IPv4 written as IPv6.
  return Number(bits) < (/^::ffff:/i.test(address) ? 96 + 8 : 7);
}
