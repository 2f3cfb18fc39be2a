import Type from 'typebox';

/** Of every call. */
export const Envelope = Type.Object({ success: Type.Boolean(), message: Type.Optional(Type.String()) });

/** Of `POST /api/mobile-money/request-payment`. */
export const RequestAnswer = Type.Object({
  success: Type.Literal(true),
  internal_reference: Type.String({ minLength: 1 }),
});

const Amount = Type.Union([Type.String(), Type.Number()]);
const OptionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** Of `GET /api/mobile-money/check-request-status`; `success` is about the call only. */
export const StatusAnswer = Type.Object({
  status: Type.String(),
  request_status: OptionalText,
  message: OptionalText,
  customer_reference: Type.String(),
  amount: Amount,
  currency: Type.String({ minLength: 1 }),
  provider_transaction_id: OptionalText,
});

/** Of `GET /api/payment-requests/transactions`: the last 30 days, 1,000 rows at most. */
export const ListAnswer = Type.Object({
  transactions: Type.Array(
    Type.Object({
      customer_reference: OptionalText,
      internal_reference: OptionalText,
      provider_transaction_id: OptionalText,
      transaction_type: OptionalText,
      amount: Amount,
      currency: Type.String({ minLength: 1 }),
      status: Type.String(),
      created_at: Type.String(),
    }),
  ),
});

/** The webhook's signed part. */
export const Webhook = Type.Object({
  status: Type.String(),
  customer_reference: Type.String(),
  internal_reference: Type.String(),
});
