import Type, { type Static } from 'typebox';

/**
 * Every code a failed call can carry. The server's table code → HTTP status does not compile when one is missing;
 * the browser decides by code, never by text.
 */
export const errorCodes = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'wrong_host',
  'rate_limited',
  'internal',
  'unavailable',
  // accounts
  'handle_taken',
  'handle_not_on_tiktok',
  'handle_check_failed',
  'invalid_credentials',
  'session_ended',
  'refresh_token_invalid',
  'idempotency_key_reused',
  'password_required',
  'password_wrong',
  'code_wrong',
  'code_expired',
  'code_delivery_failed',
  'claim_not_proven',
  'claim_expired',
  'phone_taken',
  'tiktok_sign_in_ended',
  'tiktok_scope_missing',
  'tiktok_not_read',
  'tiktok_other_account',
  // billing and ingestion
  'subscription_expired',
  'payment_failed',
  'payment_pending',
  'number_not_proven',
  'sync_rate_limited',
  'sync_quota_exceeded',
  'tiktok_unavailable',
  // administration
  'second_factor_required',
  'second_factor_wrong',
  'second_factor_setup_required',
  'shop_suspended',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One wrong input: `field` is the property's path with dots (`urls.3`), `message` is for people. */
export const FieldError = Type.Object({ field: Type.String(), message: Type.String() });
export type FieldError = Static<typeof FieldError>;

/** The body of every failed JSON answer. */
export const Failure = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  code: Type.Union(errorCodes.map((code) => Type.Literal(code))),
  errors: Type.Optional(Type.Array(FieldError)),
});
export interface Failure {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: FieldError[];
}
