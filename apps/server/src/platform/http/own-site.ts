import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';

/**
 * `onRequest` of the calls that a cookie alone opens: another site must not make a browser renew or end a session.
 * `Sec-Fetch-Site` must say same-origin and `Origin` must be ours, each where it is sent, and one of them must be:
 * every browser sends one with a POST. Throws `forbidden`.
 */
export function requireOwnSite(publicOrigin: () => string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!isOwnSite(request, publicOrigin(), false)) throw new AppError('forbidden');
  };
}

/** The same for a call that no cookie opens: who sends neither header is a program, which may. */
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

/**
 * Ours, as the browser calls it: the host guard has let the name in Host through, which differs from the public one
 * only on a local machine.
 */
function originOf(publicOrigin: string, host: string | undefined): string {
  const { protocol } = new URL(publicOrigin);
  return new URL(`${protocol}//${host}`).origin;
}
