import { AdminRole } from '@app/contracts/admin-session';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { OperatorError } from '#server/platform/operator-error.ts';
import { type MakingParts, makeAdministrator } from './make-administrator.ts';

/** What `npm run admin:create` asks of the running service. */
export const adminCommandName = 'admin';

const AdminCommand = Type.Object({
  username: Type.String(),
  password: Type.String({ maxLength: 200 }),
  role: Type.Optional(AdminRole),
  reset: Type.Boolean(),
});

/** Makes or resets an administrator and answers in words. Throws OperatorError with the reason when it was refused. */
export async function runAdminCommand(parts: MakingParts, input: unknown): Promise<string> {
  if (!Value.Check(AdminCommand, input)) throw new OperatorError('The command is not understood.');
  const { username, role, wasThere } = await makeAdministrator(parts, input, input.reset ? 'reset' : 'create');
  return wasThere
    ? `${username} (${role}) has the new password, no second factor and no session any more.`
    : `${username} can sign in at /admin/login as ${role}.`;
}
