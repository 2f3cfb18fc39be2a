import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';

const askedByAddress = ['/api/health', '/metrics'];
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Hosts that name this service: that of the public origin; for a local origin all names of the loopback address. */
function allowedHosts(publicOrigin: string): Set<string> {
  const { hostname, host, port } = new URL(publicOrigin);
  if (!loopbackNames.includes(hostname)) return new Set([host]);
  return new Set(loopbackNames.map((name) => (port ? `${name}:${port}` : name)));
}

/**
 * Answers 421 to requests for another host: nothing that we render or cache may depend on a forged Host header.
 * Health checks of a load balancer and the reader of the metrics come by each process's own address and are let through.
 */
export function hostGuard(publicOrigin: () => string) {
  let knownOrigin = '';
  let hosts = new Set<string>();
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const origin = publicOrigin();
    if (origin !== knownOrigin) {
      hosts = allowedHosts(origin);
      knownOrigin = origin;
    }
    const { url = '', headers } = request.raw;
    if (hosts.has(normalise(headers.host ?? '', origin)) || askedByAddress.includes(url)) done();
    else done(new AppError('wrong_host'));
  };
}

/** Names are the same in any case, and with the scheme's own port. */
function normalise(host: string, origin: string): string {
  const port = origin.startsWith('https:') ? ':443' : ':80';
  return (host.endsWith(port) ? host.slice(0, -port.length) : host).toLowerCase();
}
