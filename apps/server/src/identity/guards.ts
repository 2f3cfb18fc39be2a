import type { Auth } from '@app/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Guard } from '#server/platform/http/handle.ts';
import { bearerToken } from '#server/platform/sessions/signed-tokens.ts';
import { sellerSessions } from './seller-sessions.ts';
import type { Seller, Tokens } from './tokens.ts';

const sellers = new WeakMap<FastifyRequest, Seller>();

export type Guards = ReturnType<typeof createGuards>;

export function sellerGuard(guards: Guards, auth: Auth): Guard {
  return auth === 'optional' ? guards.noteSeller : guards.requireSeller;
}

/** Null on a route without a guard, and for visitors. */
export function findSeller(request: FastifyRequest): Seller | null {
  return sellers.get(request) ?? null;
}

/** Of a guarded route; throws `unauthenticated` elsewhere. */
export function sellerOf(request: FastifyRequest): Seller {
  const seller = sellers.get(request);
  if (!seller) throw new AppError('unauthenticated');
  return seller;
}

/** Of a valid access token, even when its session has ended; makes no query. */
export async function readSeller(
  { tokens }: { tokens: Tokens },
  authorization: string | undefined,
): Promise<Seller | null> {
  const token = bearerToken(authorization);
  return token === null ? null : tokens.readAccess(token);
}

export function createGuards(context: { db: Db; tokens: Tokens }) {
  const isLive = ({ sessionId, accountId }: Seller) => sellerSessions.isLive(context.db, sessionId, accountId);
  return {
    /** The session must be live, so that a sign-out and a take-over act at once. Throws `unauthenticated`, `session_ended`. */
    async requireSeller(request: FastifyRequest): Promise<void> {
      const seller = await readSeller(context, request.headers.authorization);
      if (!seller) throw new AppError('unauthenticated');
      if (!(await isLive(seller))) throw new AppError('session_ended');
      sellers.set(request, seller);
    },
    /** Where a token is optional: an invalid one, or an ended session, counts as none. */
    async noteSeller(request: FastifyRequest): Promise<void> {
      const seller = await readSeller(context, request.headers.authorization);
      if (seller && (await isLive(seller))) sellers.set(request, seller);
    },
    /** `onNamed` is called before the session is looked up. */
    async checkSocketJoin(accessToken: string, onNamed?: (seller: Seller) => void): Promise<Seller | null> {
      const seller = await context.tokens.readAccess(accessToken);
      if (seller) onNamed?.(seller);
      return seller && (await isLive(seller)) ? seller : null;
    },
  };
}
