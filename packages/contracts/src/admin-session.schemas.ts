import Type, { type Static } from 'typebox';
import { EndedSessionsAnswer } from './account-settings.schemas.ts';
import { CodeInput, PasswordInput } from './accounts.schemas.ts';
import { Instant, Nothing, NullableInstant, NullableString, Success } from './envelope.schemas.ts';

/**
 * `viewer` sees, `support` also helps and stops sellers, `owner` also manages administrators, settings and the audit
 * log.
 */
export const AdminRole = Type.Union([Type.Literal('owner'), Type.Literal('support'), Type.Literal('viewer')]);
export type AdminRole = Static<typeof AdminRole>;

/** The longest an e-mail address can be (RFC 5321). */
export const AdminUsernameInput = Type.String({ minLength: 1, maxLength: 254 });

/** `code` is the second factor's, for whoever has one: without it the answer is `second_factor_required`. */
export const AdminLoginBody = Type.Object(
  { username: AdminUsernameInput, password: PasswordInput, code: Type.Optional(CodeInput) },
  { additionalProperties: false },
);
export type AdminLoginBody = Static<typeof AdminLoginBody>;

/**
 * Login and refresh answer the same. The refresh token is in a cookie that scripts cannot read.
 * `mustSetUpSecondFactor`: an owner requires one of all, and until there is one only the own account's calls answer.
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
export const AdminMeAnswer = Success(AdminMe);

export const AdminPasswordBody = Type.Object(
  { currentPassword: PasswordInput, newPassword: PasswordInput },
  { additionalProperties: false },
);

/** The own password once more, before something weighty. */
export const AdminProofBody = Type.Object({ password: PasswordInput }, { additionalProperties: false });

/** `secret` in Base32 to be typed, `otpauthUrl` for the QR code; told once. */
export const SecondFactorSetupAnswer = Success(Type.Object({ secret: Type.String(), otpauthUrl: Type.String() }));
export const SecondFactorConfirmBody = Type.Object({ code: CodeInput }, { additionalProperties: false });
export const SecondFactorRemovalBody = Type.Object(
  { password: PasswordInput, code: CodeInput },
  { additionalProperties: false },
);

export const AdminSession = Type.Object({
  sessionId: Type.String(),
  device: NullableString,
  createdAt: Instant,
  lastUsedAt: Instant,
  current: Type.Boolean(),
});
export type AdminSession = Static<typeof AdminSession>;
export const AdminSessionListAnswer = Success(Type.Object({ sessions: Type.Array(AdminSession) }));
export const AdminSessionParams = Type.Object({ sessionId: Type.String({ format: 'uuid' }) });

/** An administrator as owners see one. Accounts are made by `npm run admin:create`. */
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
export const AdministratorListAnswer = Success(Type.Object({ administrators: Type.Array(Administrator) }));
export const AdministratorAnswer = Success(Administrator);
export const AdministratorParams = Type.Object({ adminId: Type.String({ format: 'uuid' }) });

const tags = ['admin'];

/** What each call takes and answers, with the words of its description. */
export const calls = {
  logIn: {
    tags,
    summary: 'Sign in as an administrator; the refresh token comes in a cookie',
    body: AdminLoginBody,
    answer: AdminSessionAnswer,
  },
  refreshAdminSession: {
    tags,
    summary: 'Exchange the cookie for a new one and an access token; the old one is used up',
    answer: AdminSessionAnswer,
  },
  logOut: { tags, summary: 'End the session of the cookie, or of the access token, at once', answer: Success(Nothing) },
  readAdminMe: { tags, summary: 'The administrator who calls', answer: AdminMeAnswer },
  changeAdminPassword: {
    tags,
    summary: 'Set a new password by the current one; all other sessions end',
    body: AdminPasswordBody,
    answer: Success(Nothing),
  },
  beginSecondFactor: {
    tags,
    summary: 'Begin the set-up of a second factor; it counts from its first code on',
    body: AdminProofBody,
    answer: SecondFactorSetupAnswer,
  },
  confirmSecondFactor: {
    tags,
    summary: 'Enable the second factor by its first code; all other sessions end',
    body: SecondFactorConfirmBody,
    answer: Success(Nothing),
  },
  removeSecondFactor: {
    tags,
    summary: 'Remove the own second factor by password and code',
    body: SecondFactorRemovalBody,
    answer: Success(Nothing),
  },
  listAdminSessions: { tags, summary: 'Where the administrator is signed in', answer: AdminSessionListAnswer },
  endAdminSession: {
    tags,
    summary: 'End one own session at once, by the password',
    params: AdminSessionParams,
    body: AdminProofBody,
    answer: Success(Nothing),
  },
  endOtherAdminSessions: {
    tags,
    summary: 'End all own sessions but this one, by the password',
    body: AdminProofBody,
    answer: EndedSessionsAnswer,
  },
};
