import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeAdministrator } from '@app/server/admin/administrators/managing/make-administrator';
import type { App } from '@app/server/app';

const username = 'admin@dukalink.example';

/**
 * An administrator with a password that was made here: one that is written down would be tried on real services. As
 * long as the password in `file` is right, everything stays as it is, sessions included; otherwise there is a new one.
 */
export async function makeDemoAdministrator(app: App, file: string): Promise<{ username: string; password: string }> {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (kept !== null && (await isRight(app, kept))) return { username, password: kept };
  const password = `Demo-7${randomBytes(9).toString('base64url')}`;
  await makeAdministrator(app.services.admin, { username, password, role: 'owner' }, 'create_or_reset');
  writeFileSync(file, password, { mode: 0o600 });
  return { username, password };
}

async function isRight({ database, services }: App, password: string): Promise<boolean> {
  const row = await database.db
    .selectFrom('admins')
    .select('password_hash')
    .where('username', '=', username)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return services.admin.passwords.matches(password, row?.password_hash ?? null);
}
