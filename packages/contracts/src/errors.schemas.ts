import Type, { type Static } from 'typebox';

const clientError = 'Client error. Please check your request and try again.';

/**
 * Every code a failed call can carry, with its HTTP status and the specified words for people, used where a call says
 * nothing more exact. The browser decides by code, never by text.
 */
export const errorTable = {
  invalid_request: [400, 'Invalid request. Please check your input and try again.'],
  unauthenticated: [401, 'Authentication required. Please sign in and try again.'],
  forbidden: [403, "Access denied. You don't have permission to perform this action."],
  not_found: [404, 'Resource not found. The requested item may have been removed.'],
  method_not_allowed: [405, clientError],
  conflict: [409, clientError],
  payload_too_large: [413, clientError],
  unsupported_media_type: [415, clientError],
  wrong_host: [421, clientError],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  internal: [500, 'Internal server error. Please try again later.'],
  unavailable: [503, 'Service unavailable. Please try again later.'],
  // accounts
  handle_taken: [409, 'This handle already has a shop. Sign in, or prove that it is yours.'],
  handle_not_on_tiktok: [422, 'Handle not found on TikTok'],
  handle_check_failed: [503, 'Failed to validate handle'],
  invalid_credentials: [401, 'The handle or the password is wrong. Please try again.'],
  session_ended: [401, 'Authentication required. Please sign in and try again.'],
  refresh_token_invalid: [401, 'Authentication required. Please sign in and try again.'],
  idempotency_key_reused: [422, 'This request was already made with other contents.'],
  password_required: [403, 'Please enter your password to change your WhatsApp number.'],
  password_wrong: [403, 'The password is wrong. Please try again.'],
  code_wrong: [400, 'Please enter a valid 6-digit verification code'],
  code_expired: [400, 'This code is no longer valid. Please ask for a new one.'],
  code_delivery_failed: [503, 'Failed to send verification code'],
  claim_not_proven: [409, 'The code is not in the TikTok bio yet.'],
  claim_expired: [410, 'This code is no longer valid. Please ask for a new one.'],
  phone_taken: [409, 'This number belongs to another account.'],
  tiktok_sign_in_ended: [410, 'This sign-in with TikTok is over. Please begin again.'],
  tiktok_scope_missing: [409, 'TikTok did not tell us enough to be sure which account is yours.'],
  tiktok_not_read: [409, 'TikTok cannot be read right now, so nothing was connected.'],
  tiktok_other_account: [409, 'This is another TikTok account than that of the shop.'],
  // billing and ingestion
  subscription_expired: [403, 'Your free trial has expired. Please subscribe to continue.'],
  payment_failed: [502, 'Failed to activate subscription. Please try again.'],
  payment_pending: [409, 'A payment is already waiting to be confirmed.'],
  number_not_proven: [429, 'This number was asked to pay too often. First show that it is yours.'],
  sync_rate_limited: [429, 'Rate limit: too many sync requests. Please wait a moment and try again.'],
  sync_quota_exceeded: [429, 'Monthly sync quota exceeded. Upgrade your plan for more syncs.'],
  tiktok_unavailable: [503, 'TikTok cannot be read right now. Please try again later.'],
  // orders
  orders_closed: [403, 'This shop takes no orders right now.'],
  nothing_to_order: [409, 'Nothing in this basket is for sale any more.'],
  already_sent: [409, 'This order was already opened in WhatsApp. Send the change as another order.'],
  order_gone: [410, 'This order is no longer kept.'],
  not_your_mark: [403, 'Only the other side can do this.'],
  mark_not_possible: [409, 'The order is not at that stage any more.'],
  undo_over: [409, 'This can be undone for 10 minutes only.'],
  delivery_code_wrong: [400, 'This is not the code of this order. Ask the buyer to read it again.'],
  delivery_code_paused: [429, 'Too many wrong codes. Try again in an hour, or mark it as received without the code.'],
  delivery_code_void: [409, 'Too many wrong codes: only the buyer can confirm this order now.'],
  // reviews
  review_not_possible: [409, 'Only an order that was received, and proven, can be reviewed, for 60 days.'],
  // administration
  second_factor_required: [401, 'Please enter the 6-digit code of your authenticator app.'],
  second_factor_wrong: [401, 'This code is wrong, or it was already used. Please enter the next one.'],
  second_factor_setup_required: [403, 'Please set up a second factor first. An owner requires it for everyone.'],
  invitation_over: [410, 'This invitation is no longer valid. Please ask for another one.'],
  shop_suspended: [403, 'This shop is suspended. Its owner reads why in the settings.'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type ErrorCode = keyof typeof errorTable;
export const errorCodes = Object.keys(errorTable) as ErrorCode[];

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
