import type { AcceptInvitationBody, OpenedInvitation } from '@app/contracts/admin/invitations/invitations.schemas';
import type { AdminRole } from '@app/contracts/admin/session.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import { type AdminCredentials, findAdminBy, lockAdmin } from '#server/admin/administrators/administrators.queries.ts';
import type { SignInClient } from '#server/admin/administrators/sign-in/sign-in.ts';
import { newTotpSecret, totpStep } from '#server/admin/administrators/totp.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashOf } from '#server/platform/sessions/refresh-tokens.queries.ts';
import type { OpenedSession } from '#server/platform/sessions/sessions.ts';
import { findInvitationByToken, type InvitationRow, lockInvitation, updateInvitation } from './invitations.queries.ts';

const over = (message: string) => new AppError('invitation_over', { message });
const askForAnother = 'Please ask for another one.';

/** Throws `invitation_over`, in words for whom it was meant. */
function requireOpen(found: InvitationRow | null, now: Date): InvitationRow {
  if (!found) throw over(`This link is not complete, or too old. Copy all of it once more. ${askForAnother}`);
  if (found.accepted_at)
    throw over('This invitation was used. If that was you, sign in with your password and a code of your app.');
  if (found.withdrawn_at) throw over(`This invitation was withdrawn, or a newer link took its place. ${askForAnother}`);
  if (found.expires_at <= now) throw over(`This invitation has expired: it is valid for 24 hours. ${askForAnother}`);
  return found;
}

/**
 * What the link is for, with a second factor of its own: each look makes another one, so who read the link
 * earlier does not know the codes of who accepts it. Throws `invitation_over`.
 */
export async function openInvitation(
  { db, clock, tokenSecret }: Pick<AdminContext, 'db' | 'clock' | 'tokenSecret'>,
  token: string,
): Promise<OpenedInvitation> {
  const found = requireOpen(await findInvitationByToken(db, hashOf(token)), clock.now());
  const { username, role, expires_at, invited_by, invitation_id: adminId } = found;
  requireOwner(await findAdminBy(db, { adminId: invited_by }));
  const { sealed, secret, otpauthUrl } = newTotpSecret(tokenSecret, { adminId, username });
  const sealedSecret = sealed.toString('base64url');
  return { username, role: role as AdminRole, expiresAt: expires_at.toISOString(), secret, otpauthUrl, sealedSecret };
}

/**
 * Makes the administrator with the invitation's name and role, password and second factor at once, and signs in. Throws
 * `invitation_over`, `invalid_request` for the password, `code_wrong`, and `conflict` for a name that was taken since.
 */
export async function acceptInvitation(
  context: AdminContext,
  { token, password, sealedSecret, code }: AcceptInvitationBody,
  client: SignInClient,
): Promise<OpenedSession> {
  const { db, clock } = context;
  const tokenHash = hashOf(token);
  const found = requireOpen(await findInvitationByToken(db, tokenHash), clock.now());
  const { username, role, invited_by, invitation_id: adminId } = found;
  requireGoodPassword(password, { username });
  const sealed = Buffer.from(sealedSecret, 'base64url');
  const step = requireCode(context, { adminId, sealed, code });
  const passwordHash = await context.passwords.hash(password);
  return inTransaction(db, 'accept invitation', async (trx) => {
    const now = clock.now();
    // Before the invitation, as who invites again locks them; in another order both would wait for each other.
    requireOwner(await lockAdmin(trx, invited_by));
    requireOpen(await lockInvitation(trx, { tokenHash }), now);
    const made = await trx
      .insertInto('admins')
      .values({
        admin_id: adminId,
        username,
        role,
        password_hash: passwordHash,
        totp_secret: sealed,
        totp_enabled_at: now,
        totp_last_step: step,
        created_at: now,
        password_changed_at: now,
        last_login_at: now,
      })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('admin_id')
      .executeTakeFirst();
    if (!made) throw new AppError('conflict', { message: 'There is an administrator with this name. Please sign in.' });
    await updateInvitation(trx, adminId, { accepted_at: now });
    const session = await adminSessions.open(trx, adminId, now, client.device);
    const details = { role, invitedBy: invited_by, sessionId: session.sessionId };
    const entry = { adminId, action: 'admin.invitation_accepted', subjectId: adminId, address: client.ip } as const;
    await writeAudit(trx, now, { ...entry, details });
    return session;
  });
}

/** Who may no longer make administrators invites none: neither do the links that are left of them. */
function requireOwner(inviter: AdminCredentials | null): void {
  if (!inviter || inviter.disabled_at || inviter.role !== 'owner')
    throw over(`Who invited you can no longer do that. ${askForAnother}`);
}

function requireCode(
  { tokenSecret, clock }: Pick<AdminContext, 'tokenSecret' | 'clock'>,
  { adminId, sealed, code }: { adminId: string; sealed: Buffer; code: string },
): number {
  const step = readStep();
  if (step !== null) return step;
  const { message } = new AppError('second_factor_wrong');
  throw new AppError('code_wrong', { message, errors: [{ field: 'code', message }] });

  function readStep(): number | null {
    try {
      return totpStep(tokenSecret, { adminId, sealed, lastStep: null }, code, clock.now());
    } catch (error) {
      // It was not sealed here, for this invitation.
      if (!(error instanceof AppError)) throw error;
      throw new AppError('conflict', { message: 'Please open the link again, and scan the new code.' });
    }
  }
}
