import { readHealth } from '@app/contracts/health.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';

const pathsForAnyHost = [readHealth.path, '/metrics'];
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** For a local origin, all names of the loopback address. */
function allowedHosts(publicOrigin: string): Set<string> {
  const { hostname, host, port } = new URL(publicOrigin);
  if (!loopbackNames.includes(hostname)) return new Set([host]);
  return new Set(loopbackNames.map((name) => (port ? `${name}:${port}` : name)));
}

/** The origin may change until the port is known. */
export function createHostCheck(publicOrigin: () => string): (host: string | undefined) => boolean {
  let knownOrigin = '';
  let hosts = new Set<string>();
  return (host = '') => {
    const origin = publicOrigin();
    if (origin !== knownOrigin) {
      hosts = allowedHosts(origin);
      knownOrigin = origin;
    }
    return hosts.has(normalise(host, origin));
  };
}

/**
 * Answers 421 to requests for another host: nothing that we render or cache may depend on a forged Host header. Health
 * checks and metrics are requested by each process's own address. Upgrades are checked where they are accepted.
 */
export function hostGuard(publicOrigin: () => string) {
  const isOurHost = createHostCheck(publicOrigin);
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const { url = '', headers, rawHeaders } = request.raw;
    // Node takes the first of two; a proxy in front may take the other (RFC 9112, 3.2).
    if (countHosts(rawHeaders) > 1) done(new AppError('wrong_host'));
    else if (isOurHost(headers.host) || pathsForAnyHost.includes(url)) done();
    else done(new AppError('wrong_host'));
  };
}

/** The list holds names and values by turns. */
function countHosts(rawHeaders: string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** Without the scheme's default port. */
function normalise(host: string, origin: string): string {
  const port = origin.startsWith('https:') ? ':443' : ':80';
  return (host.endsWith(port) ? host.slice(0, -port.length) : host).toLowerCase();
}
