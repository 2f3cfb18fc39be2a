import type { Auth } from '@app/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Guard } from '#server/platform/http/handle.ts';
import { bearerToken } from '#server/platform/sessions/signed-tokens.ts';
import { sellerSessions } from './seller-sessions.ts';
import type { Seller, Tokens } from './tokens.ts';

/** Whom a guard let through, by request. */
const sellers = new WeakMap<FastifyRequest, Seller>();

export interface Guards {
  /**
   * `onRequest` of whatever is the seller's own, reads like writes: the access token must be ours and running, and its
   * session still there, so that signing out and a taking-over act at once. Throws `unauthenticated`, `session_ended`.
   */
  requireSeller(request: FastifyRequest): Promise<void>;
  /** `onRequest` where a token is optional: one that is not good, or whose session has ended, counts as none. */
  noteSeller(request: FastifyRequest): Promise<void>;
  /**
   * For a socket that joins as its owner: the seller, or null when the token is not good or its session has ended.
   * `onNamed` hears whom the token names before the session is looked up.
   */
  checkSocketJoin(accessToken: string, onNamed?: (seller: Seller) => void): Promise<Seller | null>;
}

/** The guard of a seller's call. */
export function sellerGuard(guards: Guards, auth: Auth): Guard {
  return auth === 'optional' ? guards.noteSeller : guards.requireSeller;
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

/** Whom a running access token names, whether or not its session has ended; null when there is none. No query. */
export async function readSeller(
  { tokens }: { tokens: Tokens },
  authorization: string | undefined,
): Promise<Seller | null> {
  const token = bearerToken(authorization);
  return token === null ? null : tokens.readAccess(token);
}

export function createGuards(context: { db: Db; tokens: Tokens }): Guards {
  const isLive = ({ sessionId, accountId }: Seller) => sellerSessions.isLive(context.db, sessionId, accountId);
  return {
    async requireSeller(request) {
      const seller = await readSeller(context, request.headers.authorization);
      if (!seller) throw new AppError('unauthenticated');
      if (!(await isLive(seller))) throw new AppError('session_ended');
      sellers.set(request, seller);
    },
    async noteSeller(request) {
      const seller = await readSeller(context, request.headers.authorization);
      if (seller && (await isLive(seller))) sellers.set(request, seller);
    },
    async checkSocketJoin(accessToken, onNamed) {
      const seller = await context.tokens.readAccess(accessToken);
      if (seller) onNamed?.(seller);
      return seller && (await isLive(seller)) ? seller : null;
    },
  };
}
