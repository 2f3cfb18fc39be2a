import Type from 'typebox';

/** Of `POST /collection/token/`. */
export const TokenAnswer = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expires_in: Type.Optional(Type.Union([Type.Number(), Type.String()])),
});

const TextOrNumber = Type.Union([Type.String(), Type.Number()]);

/** An error, from any call. */
export const ErrorAnswer = Type.Object({ code: Type.String() });

/** Of the status call, and the callback. A reason is a word in practice, an object in the provider's description. */
export const StatusAnswer = Type.Object({
  status: Type.String(),
  amount: Type.Optional(TextOrNumber),
  currency: Type.Optional(Type.String()),
  externalId: Type.Optional(TextOrNumber),
  financialTransactionId: Type.Optional(TextOrNumber),
  reason: Type.Optional(Type.Union([Type.String(), Type.Object({ code: Type.String() })])),
});

/** Of `GET /collection/v1_0/accountholder/msisdn/{n}/active`. */
export const WalletAnswer = Type.Object({ result: Type.Boolean() });

/** Of a callback only this is read. */
export const Callback = Type.Object({ externalId: Type.String() });
