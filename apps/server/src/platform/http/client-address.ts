import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** An address with a port behind it, as some proxies write it: `203.0.113.7:51234`, `[2001:db8::7]:51234`. */
const addressAndPort = /^(?:\[([\da-f:.]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

/**
 * Takes the ports out of what the proxies say: with them each connection would count as an address of its own, and no
 * limit would hold. Must come before the address is asked for.
 */
export function forgetForwardedPorts({ headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !forwarded.includes(':')) return;
  const addresses = forwarded.split(',').map((said) => {
    const [, ipv6, ipv4] = addressAndPort.exec(said.trim()) ?? [];
    return ipv6 ?? ipv4 ?? said.trim();
  });
  headers['x-forwarded-for'] = addresses.join(', ');
}

/** A visitor's address outside of Fastify's requests (sockets), by the same list of trusted proxies. */
export function clientAddress(trustedProxies: string[] | null): (request: IncomingMessage) => string {
  if (trustedProxies === null) return (request) => request.socket.remoteAddress ?? '';
  const trust = proxyAddr.compile(trustedProxies);
  return (request) => {
    forgetForwardedPorts(request);
    return proxyAddr(request, trust);
  };
}
