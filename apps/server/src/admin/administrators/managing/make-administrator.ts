import { randomUUID } from 'node:crypto';
import { AdminRole } from '@app/contracts/admin/session.schemas';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import { noSecondFactor, updateAdmin } from '#server/admin/administrators/administrators.queries.ts';
import { isEmailAddress, normaliseUsername } from '#server/admin/administrators/username.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { OperatorError } from '#server/platform/operator-error.ts';

/** What a command of the shell has without the whole service. */
type MakingContext = Pick<AdminContext, 'db' | 'clock' | 'passwords'>;

interface WantedAdministrator {
  /** An e-mail address. */
  username: string;
  password: string;
  /** Without one a new administrator is an owner, and a reset one keeps theirs. */
  role?: AdminRole | undefined;
}

type Making = 'create' | 'reset' | 'create_or_reset';

interface MadeAdministrator {
  username: string;
  role: string;
  wasThere: boolean;
}

/**
 * Makes an administrator, or resets an existing one: new password, no second factor, no session, enabled. Throws
 * OperatorError in words for the operator at the shell.
 */
export async function makeAdministrator(
  { db, clock, passwords }: MakingContext,
  wanted: WantedAdministrator,
  making: Making,
): Promise<MadeAdministrator> {
  const username = normaliseUsername(wanted.username);
  if (!isEmailAddress(username)) throw new OperatorError('The username must be an e-mail address.');
  checkPassword(wanted.password, username);
  const passwordHash = await passwords.hash(wanted.password);
  return inTransaction(db, 'make administrator', async (trx) => {
    const now = clock.now();
    const existing = await trx
      .selectFrom('admins')
      .select(['admin_id', 'username', 'role'])
      .where('username', '=', username)
      .forUpdate()
      .executeTakeFirst();
    if (existing && making === 'create')
      throw new OperatorError(`There is already an administrator ${username}. Add --reset to set a new password.`);
    if (existing) return reset(trx, { ...existing, role: wanted.role ?? existing.role }, { passwordHash, now });
    if (making === 'reset') throw new OperatorError(`There is no administrator ${username}.`);
    const made = { username, role: wanted.role ?? 'owner' };
    if (!(await insertAdministrator(trx, made, { passwordHash, now })))
      throw new OperatorError(`Somebody else just made an administrator ${username}.`);
    return { ...made, wasThere: false };
  });
}

/** What `npm run admin:create` asks of the running service. */
export const adminCommandName = 'admin';

const AdminCommand = Type.Object({
  username: Type.String(),
  password: Type.String({ maxLength: 200 }),
  role: Type.Optional(AdminRole),
  reset: Type.Boolean(),
});

/** Makes or resets an administrator; returns what the shell prints. Throws OperatorError when it is refused. */
export async function runAdminCommand(parts: MakingContext, input: unknown): Promise<string> {
  if (!Value.Check(AdminCommand, input)) throw new OperatorError('The command is not understood.');
  const { username, role, wasThere } = await makeAdministrator(parts, input, input.reset ? 'reset' : 'create');
  return wasThere
    ? `${username} (${role}) has the new password. The second factor is removed and all sessions have ended.`
    : `${username} can sign in at /admin/login as ${role}.`;
}

/** Makes the first administrator, an owner, unless there is any. True when made. Throws OperatorError. */
export async function makeFirstAdministrator(
  { db, clock, passwords }: MakingContext,
  wanted: { username: string; password: string },
): Promise<boolean> {
  if (await db.selectFrom('admins').select('admin_id').limit(1).executeTakeFirst()) return false;
  const made = { username: normaliseUsername(wanted.username), role: 'owner' };
  checkPassword(wanted.password, made.username);
  const passwordHash = await passwords.hash(wanted.password);
  // Of several processes that start at once, one inserts it.
  return inTransaction(db, 'make first administrator', (trx) =>
    insertAdministrator(trx, made, { passwordHash, now: clock.now() }),
  );
}

function checkPassword(password: string, username: string): void {
  try {
    requireGoodPassword(password, { username });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problems = error.errors?.map(({ message }) => `  - ${message}`) ?? [];
    throw new OperatorError([error.message, ...problems].join('\n'));
  }
}

async function reset(
  trx: Trx,
  admin: { admin_id: string; username: string; role: string },
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<MadeAdministrator> {
  const { admin_id: adminId, username, role } = admin;
  const password = { password_hash: passwordHash, password_changed_at: now };
  await updateAdmin(trx, adminId, { ...noSecondFactor, ...password, role, disabled_at: null });
  const ended = await adminSessions.endAll(trx, adminId, { reason: 'reset', now });
  const details = { role, sessionsEnded: ended };
  await writeAudit(trx, now, { adminId: null, action: 'admin.reset', subjectId: adminId, details });
  return { username, role, wasThere: true };
}

/** False when the name was taken just now. */
async function insertAdministrator(
  trx: Trx,
  { username, role }: { username: string; role: string },
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<boolean> {
  const adminId = randomUUID();
  const row = await trx
    .insertInto('admins')
    .values({
      admin_id: adminId,
      username,
      role,
      created_at: now,
      password_hash: passwordHash,
      password_changed_at: now,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('admin_id')
    .executeTakeFirst();
  if (!row) return false;
  await writeAudit(trx, now, { adminId: null, action: 'admin.created', subjectId: adminId, details: { role } });
  return true;
}
