import { randomUUID } from 'node:crypto';
import type { AdminRole } from '@app/contracts/admin-session';
import { hash } from '@node-rs/argon2';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Answer, TestService } from '#server/testing.ts';
import { createAdminTokens } from './accounts/admin-tokens.ts';

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
  service: TestService,
  { role = 'owner', username }: { role?: AdminRole; username?: string } = {},
): Promise<TestAdmin> {
  const { db, clock, config } = service;
  const [adminId, sessionId] = [randomUUID(), randomUUID()];
  const name = username ?? `${role}.${adminId.slice(0, 8)}@duka.example`;
  adminPasswordHash ??= hash(adminPassword, { memoryCost: 64, timeCost: 1 });
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

/** The sign-in call, as the login screen makes it. */
export function signInAdmin(
  service: TestService,
  body: { username: string; password?: string; code?: string },
  options: { ip?: string } = {},
): Promise<Answer<unknown>> {
  return service.call('POST', '/admin/login', { body: { password: adminPassword, ...body }, ...options });
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
