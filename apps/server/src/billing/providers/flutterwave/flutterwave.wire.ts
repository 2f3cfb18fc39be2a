import Type from 'typebox';

/** Of every call; `data` is null when `status` is `error`. */
export const Envelope = Type.Object({ status: Type.String(), message: Type.Optional(Type.String()) });

/** Of `POST /v3/charges?type=mobile_money_uganda`: no id, but where the payer goes on. */
export const ChargeAnswer = Type.Object({
  status: Type.Literal('success'),
  meta: Type.Optional(
    Type.Object({ authorization: Type.Optional(Type.Object({ redirect: Type.Optional(Type.String()) })) }),
  ),
});

/** One payment as it is verified and listed. */
const Transaction = Type.Object({
  id: Type.Union([Type.String(), Type.Number()]),
  tx_ref: Type.String(),
  amount: Type.Union([Type.String(), Type.Number()]),
  currency: Type.String({ minLength: 1 }),
  status: Type.String(),
  processor_response: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  created_at: Type.String(),
});

/** Of `GET /v3/transactions/verify_by_reference`. */
export const VerifyAnswer = Type.Object({ status: Type.Literal('success'), data: Transaction });

/** Of `GET /v3/transactions`, one page. */
export const ListAnswer = Type.Object({
  status: Type.Literal('success'),
  meta: Type.Object({ page_info: Type.Object({ total_pages: Type.Number() }) }),
  data: Type.Array(Transaction),
});

/** What of a webhook is read. */
export const Webhook = Type.Object({
  data: Type.Object({ tx_ref: Type.String(), id: Type.Optional(Type.Union([Type.String(), Type.Number()])) }),
});
