import { CodeInput, PasswordInput } from '@app/contracts/accounts/accounts.schemas';
import { EndedSessionsAnswer } from '@app/contracts/accounts/settings.schemas';
import {
  Instant,
  Nothing,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/**
 * `viewer` sees, `support` also helps and stops sellers, `owner` also manages administrators, settings and the audit
 * log.
 */
export const AdminRole = OneOf('owner', 'support', 'viewer');
export type AdminRole = Static<typeof AdminRole>;

/** The longest an e-mail address can be (RFC 5321). */
export const AdminUsernameInput = Type.String({ minLength: 1, maxLength: 254 });

/** `code` is the second factor's, for administrators who have one: without it the answer is `second_factor_required`. */
export const AdminLoginBody = StrictObject({
  username: AdminUsernameInput,
  password: PasswordInput,
  code: Type.Optional(CodeInput),
});
export type AdminLoginBody = Static<typeof AdminLoginBody>;

/**
 * Login and refresh answer the same. The refresh token is in a cookie that scripts cannot read.
 * `mustSetUpSecondFactor`: an owner requires one of all, and until there is one only the calls of one's account answer.
 */
export const AdminSessionAnswer = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  accessToken: Type.String(),
  username: Type.String(),
  role: AdminRole,
  mustSetUpSecondFactor: Type.Boolean(),
});
export type AdminSessionAnswer = Static<typeof AdminSessionAnswer>;

/** The administrator who calls. */
export const AdminMe = Type.Object({
  adminId: Type.String(),
  username: Type.String(),
  role: AdminRole,
  secondFactor: Type.Object({ enabledAt: NullableInstant, required: Type.Boolean() }),
});
export type AdminMe = Static<typeof AdminMe>;

/** The password once more, before something weighty. */
export const AdminProofBody = StrictObject({ password: PasswordInput });

export const AdminSession = Type.Object({
  sessionId: Type.String(),
  device: NullableString,
  createdAt: Instant,
  lastUsedAt: Instant,
  current: Type.Boolean(),
});
export type AdminSession = Static<typeof AdminSession>;

/** An administrator as owners see one. */
export const Administrator = Type.Object({
  adminId: Type.String(),
  username: Type.String(),
  role: AdminRole,
  secondFactorEnabledAt: NullableInstant,
  createdAt: Instant,
  lastLoginAt: NullableInstant,
  disabledAt: NullableInstant,
  sessionCount: Type.Integer(),
});
export type Administrator = Static<typeof Administrator>;
export const AdministratorAnswer = Success(Administrator);
export const AdministratorParams = Type.Object({ adminId: Type.String({ format: 'uuid' }) });

export const calls = {
  logIn: {
    summary: 'Sign in as an administrator; the refresh token comes in a cookie',
    body: AdminLoginBody,
    answer: AdminSessionAnswer,
  },
  refreshAdminSession: {
    summary: 'Exchange the cookie for a new one and an access token; the old one is used up',
    answer: AdminSessionAnswer,
  },
  logOut: { summary: 'End the session of the cookie, or of the access token, at once', answer: Success(Nothing) },
  readAdminMe: { summary: 'The administrator who calls', answer: Success(AdminMe) },
  changeAdminPassword: {
    summary: 'Set a new password by the current one; all other sessions end',
    body: StrictObject({ currentPassword: PasswordInput, newPassword: PasswordInput }),
    answer: Success(Nothing),
  },
  beginSecondFactor: {
    summary: 'Begin the set-up of a second factor; it counts from its first code on',
    body: AdminProofBody,
    answer: Success(Type.Object({ secret: Type.String(), otpauthUrl: Type.String() })),
  },
  confirmSecondFactor: {
    summary: 'Enable the second factor by its first code; all other sessions end',
    body: StrictObject({ code: CodeInput }),
    answer: Success(Nothing),
  },
  removeSecondFactor: {
    summary: 'Remove the own second factor by password and code',
    body: StrictObject({ password: PasswordInput, code: CodeInput }),
    answer: Success(Nothing),
  },
  listAdminSessions: {
    summary: 'Where the administrator is signed in',
    answer: Success(Type.Object({ sessions: Type.Array(AdminSession) })),
  },
  endAdminSession: {
    summary: 'End one own session at once, by the password',
    params: Type.Object({ sessionId: Type.String({ format: 'uuid' }) }),
    body: AdminProofBody,
    answer: Success(Nothing),
  },
  endOtherAdminSessions: {
    summary: 'End all own sessions but this one, by the password',
    body: AdminProofBody,
    answer: EndedSessionsAnswer,
  },
};
