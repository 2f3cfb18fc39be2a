import { CodeInput, PasswordInput } from '@app/contracts/accounts/accounts.schemas';
import { AdminRole, AdminSessionAnswer, AdminUsernameInput } from '@app/contracts/admin/session.schemas';
import { Instant, Nothing, NullableString, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/** A colleague who may become an administrator by a link; neither accepted nor withdrawn, but perhaps expired. */
export const Invitation = Type.Object({
  invitationId: Type.String(),
  username: Type.String(),
  role: AdminRole,
  /** The owner who invited; null when gone. */
  invitedBy: NullableString,
  createdAt: Instant,
  expiresAt: Instant,
});
export type Invitation = Static<typeof Invitation>;

/** The owner's password once more: a stolen session makes no administrators. */
export const InviteBody = StrictObject({ username: AdminUsernameInput, role: AdminRole, password: PasswordInput });
export type InviteBody = Static<typeof InviteBody>;

const TokenInput = Type.String({ minLength: 1, maxLength: 100 });

/**
 * What the invited person sees, and a new second factor for them. It counts once it comes back sealed, with a code of it:
 * until then nothing of it is stored.
 */
export const OpenedInvitation = Type.Object({
  username: Type.String(),
  role: AdminRole,
  expiresAt: Instant,
  secret: Type.String(),
  otpauthUrl: Type.String(),
  sealedSecret: Type.String(),
});
export type OpenedInvitation = Static<typeof OpenedInvitation>;

export const AcceptInvitationBody = StrictObject({
  token: TokenInput,
  password: PasswordInput,
  sealedSecret: Type.String({ minLength: 1, maxLength: 200 }),
  code: CodeInput,
});
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>;

export const calls = {
  invite: {
    summary: 'Invite a colleague; the answer alone has the link, which replaces an earlier one for the same person',
    body: InviteBody,
    answer: Success(Type.Object({ invitation: Invitation, link: Type.String() })),
  },
  withdrawInvitation: {
    summary: 'Withdraw an invitation: its link opens nothing any more',
    params: Type.Object({ invitationId: Type.String({ format: 'uuid' }) }),
    answer: Success(Nothing),
  },
  openInvitation: {
    summary: 'What an invitation is for, by the token of its link',
    body: StrictObject({ token: TokenInput }),
    answer: Success(OpenedInvitation),
  },
  acceptInvitation: {
    summary: 'Become an administrator by the token of an invitation, with password and second factor; once',
    body: AcceptInvitationBody,
    answer: AdminSessionAnswer,
  },
};
