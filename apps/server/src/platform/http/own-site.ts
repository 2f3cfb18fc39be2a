import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';

/**
 * `onRequest` of calls that a cookie alone authenticates: another site must not renew or end a session. Every browser
 * sends `Sec-Fetch-Site` or `Origin` with a POST; each that is sent must be ours. Throws `forbidden`.
 */
export function requireOwnSite(publicOrigin: () => string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isOwnSite(request, publicOrigin(), false)) throw new AppError('forbidden');
  };
}

/** For calls without a cookie: a program, which sends neither header, may call. */
export function refuseOtherSites(publicOrigin: () => string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isOwnSite(request, publicOrigin(), true)) throw new AppError('forbidden');
  };
}

function isOwnSite({ headers }: FastifyRequest, publicOrigin: string, ifUnknown: boolean): boolean {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  if (site === undefined && origin === undefined) return ifUnknown;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === originOf(publicOrigin, headers.host);
}

/** By the Host header, which the host guard checked: on a local machine it differs from the public origin. */
function originOf(publicOrigin: string, host: string | undefined): string {
  const { protocol } = new URL(publicOrigin);
  return new URL(`${protocol}//${host}`).origin;
}
