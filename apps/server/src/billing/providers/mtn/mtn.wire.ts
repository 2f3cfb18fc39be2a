import Type from 'typebox';

/** Of `POST /collection/token/`. */
export const TokenAnswer = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expires_in: Type.Optional(Type.Union([Type.Number(), Type.String()])),
});

/** An error, from any call. */
export const ErrorAnswer = Type.Object({ code: Type.String() });

/** Of the status call, and the callback. A reason is a word in practice, an object in the provider's description. */
export const StatusAnswer = Type.Object({
  status: Type.String(),
  amount: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  currency: Type.Optional(Type.String()),
  externalId: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  financialTransactionId: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  reason: Type.Optional(Type.Union([Type.String(), Type.Object({ code: Type.String() })])),
});

/** Of `GET /collection/v1_0/accountholder/msisdn/{n}/active`. */
export const WalletAnswer = Type.Object({ result: Type.Boolean() });

/** Of a callback only this is read. */
export const Callback = Type.Object({ externalId: Type.String() });
