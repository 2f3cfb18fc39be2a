import type { ErrorCode, FieldError } from '@app/contracts/errors.schemas';

/** Every code's HTTP status; a code that is missing here does not compile. */
const statusByCode: Record<ErrorCode, number> = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  wrong_host: 421,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  handle_taken: 409,
  handle_not_on_tiktok: 422,
  handle_check_failed: 503,
  invalid_credentials: 401,
  session_ended: 401,
  refresh_token_invalid: 401,
  idempotency_key_reused: 422,
  password_required: 403,
  password_wrong: 403,
  code_wrong: 400,
  code_expired: 400,
  code_delivery_failed: 503,
  claim_not_proven: 409,
  claim_expired: 410,
  phone_taken: 409,
  tiktok_sign_in_ended: 410,
  tiktok_scope_missing: 409,
  tiktok_not_read: 409,
  tiktok_other_account: 409,
  subscription_expired: 403,
  payment_failed: 502,
  payment_pending: 409,
  number_not_proven: 429,
  sync_rate_limited: 429,
  sync_quota_exceeded: 429,
  tiktok_unavailable: 503,
  second_factor_required: 401,
  second_factor_wrong: 401,
  second_factor_setup_required: 403,
  shop_suspended: 403,
};

const clientError = 'Client error. Please check your request and try again.';

/** The specified words for people, used where nobody says anything more exact. */
const textByCode: Record<ErrorCode, string> = {
  invalid_request: 'Invalid request. Please check your input and try again.',
  unauthenticated: 'Authentication required. Please sign in and try again.',
  forbidden: "Access denied. You don't have permission to perform this action.",
  not_found: 'Resource not found. The requested item may have been removed.',
  method_not_allowed: clientError,
  conflict: clientError,
  payload_too_large: clientError,
  unsupported_media_type: clientError,
  wrong_host: clientError,
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'Service unavailable. Please try again later.',
  handle_taken: 'This handle already has a shop. Sign in, or prove that it is yours.',
  handle_not_on_tiktok: 'Handle not found on TikTok',
  handle_check_failed: 'Failed to validate handle',
  invalid_credentials: 'The handle or the password is wrong. Please try again.',
  session_ended: 'Authentication required. Please sign in and try again.',
  refresh_token_invalid: 'Authentication required. Please sign in and try again.',
  idempotency_key_reused: 'This request was already made with other contents.',
  password_required: 'Please enter your password to change your WhatsApp number.',
  password_wrong: 'The password is wrong. Please try again.',
  code_wrong: 'Please enter a valid 6-digit verification code',
  code_expired: 'This code is no longer valid. Please ask for a new one.',
  code_delivery_failed: 'Failed to send verification code',
  claim_not_proven: 'The code is not in the TikTok bio yet.',
  claim_expired: 'This code is no longer valid. Please ask for a new one.',
  phone_taken: 'This number belongs to another account.',
  tiktok_sign_in_ended: 'This sign-in with TikTok is over. Please begin again.',
  tiktok_scope_missing: 'TikTok did not tell us enough to be sure which account is yours.',
  tiktok_not_read: 'TikTok cannot be read right now, so nothing was connected.',
  tiktok_other_account: 'This is another TikTok account than that of the shop.',
  subscription_expired: 'Your free trial has expired. Please subscribe to continue.',
  payment_failed: 'Failed to activate subscription. Please try again.',
  payment_pending: 'A payment is already waiting to be confirmed.',
  number_not_proven: 'This number was asked to pay too often. First show that it is yours.',
  sync_rate_limited: 'Rate limit: too many sync requests. Please wait a moment and try again.',
  sync_quota_exceeded: 'Monthly sync quota exceeded. Upgrade your plan for more syncs.',
  tiktok_unavailable: 'TikTok cannot be read right now. Please try again later.',
  second_factor_required: 'Please enter the 6-digit code of your authenticator app.',
  second_factor_wrong: 'This code is wrong, or it was already used. Please enter the next one.',
  second_factor_setup_required: 'Please set up a second factor first. An owner requires it for everyone.',
  shop_suspended: 'This shop is suspended. Its owner reads why in the settings.',
};

interface Details {
  /** Words for people instead of the code's own. */
  message?: string;
  errors?: FieldError[];
  /** Seconds until it is worth trying again; sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** A failure that the caller is meant to see: not worth an alarm, not logged as an error. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? textByCode[code]);
    this.name = 'AppError';
    this.code = code;
    this.status = statusByCode[code];
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** An input error that names one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_request', { message, errors: [{ field, message }] });
}
