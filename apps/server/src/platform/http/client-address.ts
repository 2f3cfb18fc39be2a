import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** As some proxies write it: `203.0.113.7:51234`, `[2001:db8::7]:51234`. */
const addressAndPort = /^(?:\[([\da-f:.]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/**
 * Removes the ports from X-Forwarded-For: with them each connection would count as another address, and no limit would
 * hold. Must run before the address is read.
 */
export function forgetForwardedPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !forwarded.includes(':')) return;
  const addresses = forwarded.split(',').map((address) => {
    const [, ipv6, ipv4] = addressAndPort.exec(address.trim()) ?? [];
    return ipv6 ?? ipv4 ?? address.trim();
  });
  headers['x-forwarded-for'] = addresses.join(', ');
}

/** For sockets, which are not Fastify's requests; with the same trusted proxies. */
export function clientAddress(trustedProxies: string[] | null): (request: IncomingMessage) => string {
  if (trustedProxies === null) return (request) => request.socket.remoteAddress ?? '';
  const trust = proxyAddr.compile(trustedProxies);
  return (request) => {
    forgetForwardedPorts(request);
    return proxyAddr(request, trust);
  };
}
