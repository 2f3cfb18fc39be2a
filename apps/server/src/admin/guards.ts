import type { AdminRole } from '@app/contracts/admin/session.schemas';
import type { AdminAuth } from '@app/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { LimitRule } from '#server/platform/http/database-limits.ts';
import type { CallLimit, Guard } from '#server/platform/http/handle.ts';
import { requireOwnSite } from '#server/platform/http/own-site.ts';
import { bearerToken } from '#server/platform/sessions/signed-tokens.ts';
import type { AdminContext } from './admin.context.ts';
import { readSecondFactorRequired } from './administrators/second-factor-required.ts';

/** The administrator who calls, as the database has them now. */
export interface Admin {
  adminId: string;
  sessionId: string;
  username: string;
  role: AdminRole;
}

/** Who called and from where, for the audit log. */
export interface AdminCaller {
  adminId: string;
  address: string;
}

const rank: Record<AdminRole, number> = { viewer: 0, support: 1, owner: 2 };

const admins = new WeakMap<FastifyRequest, Admin>();

/** The administrator whom the guard let through; null on a route without one. */
export function findAdmin(request: FastifyRequest): Admin | null {
  return admins.get(request) ?? null;
}

/** The same where a guard stands before the handler; throws `unauthenticated` if it does not. */
export function adminOf(request: FastifyRequest): Admin {
  const admin = findAdmin(request);
  if (!admin) throw new AppError('unauthenticated');
  return admin;
}

/** A limit of an administrators' call, by administrator. */
export const perAdmin = (rule: LimitRule): CallLimit => ({ rule, keyOf: (request) => adminOf(request).adminId });

/** Whether the caller's role is this one or one above it. */
export const isAtLeast = (request: FastifyRequest, least: AdminRole): boolean =>
  rank[adminOf(request).role] >= rank[least];

export function callerOf(request: FastifyRequest): AdminCaller {
  return { adminId: adminOf(request).adminId, address: request.ip };
}

/**
 * The guard of an administrators' call. `any` is every administrator, also before the second factor is set up; a role
 * lets the roles above it in, too. The database is asked with every call: ending a session, disabling an administrator
 * and another role act at once. Throws `unauthenticated`, `session_ended`, `forbidden`, and
 * `second_factor_setup_required` while a second factor is required of all and this administrator has none.
 */
export function adminGuard(context: AdminContext, { admin: least }: AdminAuth): Guard {
  if (least === 'cookie') return requireOwnSite(context.publicOrigin);
  return async (request) => {
    const { hasSecondFactor, ...admin } = await readAdmin(context, request);
    if (least !== 'any') {
      if (!hasSecondFactor && (await readSecondFactorRequired(context.db)))
        throw new AppError('second_factor_setup_required');
      if (rank[admin.role] < rank[least]) throw new AppError('forbidden');
    }
    admins.set(request, admin);
  };
}

async function readAdmin({ db, tokens }: AdminContext, request: FastifyRequest) {
  const bearer = bearerToken(request.headers.authorization);
  const token = bearer === null ? null : await tokens.read(bearer);
  if (!token) throw new AppError('unauthenticated');
  const row = await findLiveAdmin(db, token);
  if (!row) throw new AppError('session_ended');
  const { username, role } = row;
  return { ...token, username, role: role as AdminRole, hasSecondFactor: row.totp_enabled_at !== null };
}

/** Nothing when the session has ended, or its administrator is disabled or gone. */
function findLiveAdmin(db: Db, { adminId, sessionId }: { adminId: string; sessionId: string }) {
  return db
    .selectFrom('admin_sessions')
    .innerJoin('admins', 'admins.admin_id', 'admin_sessions.account_id')
    .select(['admins.username', 'admins.role', 'admins.totp_enabled_at'])
    .where('admin_sessions.session_id', '=', sessionId)
    .where('admin_sessions.account_id', '=', adminId)
    .where('admin_sessions.revoked_at', 'is', null)
    .where('admins.disabled_at', 'is', null)
    .executeTakeFirst();
}
