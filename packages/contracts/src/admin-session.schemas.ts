import Type, { type Static } from 'typebox';
import { CodeInput, PasswordInput } from './accounts.schemas.ts';
import { Instant, NullableInstant, NullableString, Success } from './envelope.schemas.ts';

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
