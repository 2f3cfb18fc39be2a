import { randomUUID } from 'node:crypto';
import type { AdminRole, AdminSessionAnswer } from '@app/contracts/admin/session.schemas';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { leastPasswordCost } from '#server/identity/password-cost.testing.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Answer, TestService } from '#server/test/service.testing.ts';
import { createAdminTokens } from './administrators/admin-tokens.ts';

export const adminPassword = 'Mutungo-7-Bridges';

/** Cheap to make: what a password costs is another test's matter. */
let adminPasswordHash: Promise<string> | null = null;

export interface TestAdmin {
  adminId: string;
  username: string;
  role: AdminRole;
  sessionId: string;
  accessToken: string;
}

/** An administrator who is signed in already, with `adminPassword`. */
export async function anAdmin(
  service: Pick<TestService, 'db' | 'config'> & { clock: Clock },
  { role = 'owner', username }: { role?: AdminRole; username?: string } = {},
): Promise<TestAdmin> {
  const { db, clock, config } = service;
  const [adminId, sessionId] = [randomUUID(), randomUUID()];
  const name = username ?? `${role}.${adminId.slice(0, 8)}@duka.example`;
  adminPasswordHash ??= hash(adminPassword, leastPasswordCost);
  const now = clock.now();
  await db
    .insertInto('admins')
    .values({
      admin_id: adminId,
      username: name,
      password_hash: await adminPasswordHash,
      role,
      created_at: now,
      password_changed_at: now,
    })
    .execute();
  await db
    .insertInto('admin_sessions')
    .values({ session_id: sessionId, account_id: adminId, created_at: now, last_used_at: now })
    .execute();
  const tokens = createAdminTokens({ secret: config.tokenSecret, clock });
  return { adminId, username: name, role, sessionId, accessToken: await tokens.sign({ adminId, sessionId }) };
}

/** As a browser sends it from our own pages. */
export const fromOurPages = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

/** The sign-in call, as the login screen makes it. */
export function signInAdmin(
  service: TestService,
  body: { username: string; password?: string; code?: string },
  { ip, headers = fromOurPages }: { ip?: string; headers?: Record<string, string> } = {},
): Promise<AdminSessionAnswerOf> {
  const sent = { body: { password: adminPassword, ...body }, headers, ...(ip ? { ip } : {}) };
  return service.call('POST', '/admin/login', sent) as Promise<AdminSessionAnswerOf>;
}

/** An answer of login or refresh: what it tells stands beside `success`, not under `data`. */
type AdminSessionAnswerOf = Answer<unknown> & { body: Partial<AdminSessionAnswer> };

/** The refresh cookie that an answer sets, as a browser sends it back; an empty value when the answer takes it away. */
export function cookieOf(answer: Answer<unknown>): string {
  const header = [answer.headers['set-cookie']].flat().find((one) => String(one).startsWith('dukalink_admin='));
  return String(header ?? '').split(';')[0] ?? '';
}

/** A call that the cookie opens, from our own pages. */
export function callWithCookie(
  service: TestService,
  path: '/admin/refresh' | '/admin/logout',
  cookie: string,
  headers: Record<string, string> = fromOurPages,
): Promise<AdminSessionAnswerOf> {
  return service.call('POST', path, { headers: { cookie, ...headers } }) as Promise<AdminSessionAnswerOf>;
}

/** Takes the limits' counters away: tests share one address. */
export async function forgetLimits(service: TestService): Promise<void> {
  await service.db.deleteFrom('rate_limits').execute();
}

/** An authenticator app that holds this secret. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Sets up a second factor as its owner does. The clock moves on by a minute, so that the next code is another one. */
export async function setUpSecondFactor(service: TestService, { accessToken: token }: TestAdmin): Promise<string> {
  const begun = await service.call<{ secret: string }>('POST', '/admin/me/second-factor', {
    token,
    body: { password: adminPassword },
  });
  const { secret } = begun.body.data;
  const code = codeAt(secret, service.clock.now());
  const confirmed = await service.call('POST', '/admin/me/second-factor/confirm', { token, body: { code } });
  if (confirmed.status !== 200) throw new Error(`the second factor was not set up: ${confirmed.text}`);
  service.clock.advance(60_000);
  return secret;
}

/** What is on the audit log of one administrator, oldest first. */
export function auditOf(db: Db, adminId: string) {
  return db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'address', 'reason', 'details'])
    .where('admin_id', '=', adminId)
    .orderBy('sequence')
    .execute();
}
