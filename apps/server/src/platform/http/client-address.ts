import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** A visitor's address outside of Fastify's requests (sockets), by the same list of trusted proxies. */
export function clientAddress(trustedProxies: string[] | null): (request: IncomingMessage) => string {
  if (trustedProxies === null) return (request) => request.socket.remoteAddress ?? '';
  const trust = proxyAddr.compile(trustedProxies);
  return (request) => proxyAddr(request, trust);
}
