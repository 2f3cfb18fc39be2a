import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import { bearerToken } from '#server/platform/sessions/signed-tokens.ts';
import type { AccountsContext } from './deps.ts';
import { sellerSessions } from './sessions.service.ts';
import type { Seller } from './tokens.ts';

/** Whom a guard let through, by request. */
const sellers = new WeakMap<FastifyRequest, Seller>();

export interface Guards {
  /** `onRequest` of a read: the access token must be ours and running. No query. Throws `unauthenticated`. */
  requireSeller(request: FastifyRequest): Promise<void>;
  /** `onRequest` of a write: besides, the session must still be there, so that signing out acts at once. Throws `session_ended`. */
  requireLiveSession(request: FastifyRequest): Promise<void>;
  /** `onRequest` where a token is optional: one that is not good counts as none. */
  noteSeller(request: FastifyRequest): Promise<void>;
  /** For a socket that joins as its owner: the seller, or null when the token is not good or its session has ended. */
  checkSocketJoin(accessToken: string): Promise<Seller | null>;
}

/** The seller that a guard let through; null on a route without one, and for visitors. */
export function findSeller(request: FastifyRequest): Seller | null {
  return sellers.get(request) ?? null;
}

/** The same where a guard stands before the handler; throws `unauthenticated` if it does not. */
export function sellerOf(request: FastifyRequest): Seller {
  const seller = sellers.get(request);
  if (!seller) throw new AppError('unauthenticated');
  return seller;
}

export function createGuards(context: AccountsContext): Guards {
  async function readSeller(request: FastifyRequest): Promise<Seller | null> {
    const token = bearerToken(request.headers.authorization);
    return token === null ? null : context.tokens.readAccess(token);
  }

  async function requireSeller(request: FastifyRequest): Promise<void> {
    const seller = await readSeller(request);
    if (!seller) throw new AppError('unauthenticated');
    sellers.set(request, seller);
  }

  return {
    requireSeller,
    async requireLiveSession(request) {
      await requireSeller(request);
      const { sessionId, accountId } = sellerOf(request);
      if (!(await sellerSessions.isLive(context.db, sessionId, accountId))) throw new AppError('session_ended');
    },
    async noteSeller(request) {
      const seller = await readSeller(request);
      if (seller) sellers.set(request, seller);
    },
    async checkSocketJoin(accessToken) {
      const seller = await context.tokens.readAccess(accessToken);
      if (!seller) return null;
      return (await sellerSessions.isLive(context.db, seller.sessionId, seller.accountId)) ? seller : null;
    },
  };
}
