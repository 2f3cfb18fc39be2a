import {
  ActionAnswer,
  AdminPaymentQuery,
  ConfirmPaymentBody,
  PaymentReferenceParams,
  RecordPaymentBody,
  RefusePaymentBody,
  TakeBackBody,
} from '@app/contracts/admin/actions.schemas';
import { AdminPayment, AdminPaymentListAnswer, AdminUserParams } from '@app/contracts/admin/users.schemas';
import { Network } from '@app/contracts/billing/billing.schemas';
import { Instant, Nullable, NullableInstant, NullableString, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/**
 * One payment with what its provider was asked and has answered (for 30 days, without keys and names). All but `payment`
 * and `seller` is empty for a payment by hand. Each reading of it is on the audit log.
 */
export const AdminPaymentDetail = Type.Object({
  payment: AdminPayment,
  /** Whose payment it is, to compare with who sent the money; null when the account is gone. */
  seller: Nullable(Type.Object({ displayName: NullableString, phoneNumber: NullableString })),
  wallet: Nullable(Type.Object({ phoneNumber: Type.String(), network: Network })),
  providerReference: NullableString,
  /** The provider has said that it has the payment. */
  acceptedAt: NullableInstant,
  /** When it is asked next; null when there is nothing more to ask. */
  nextCheckAt: NullableInstant,
  answers: Type.Array(
    Type.Object({
      request: Type.String(),
      httpStatus: Nullable(Type.Integer()),
      body: Type.String(),
      at: Instant,
    }),
  ),
});
export type AdminPaymentDetail = Static<typeof AdminPaymentDetail>;
export const AdminPaymentDetailAnswer = Success(AdminPaymentDetail);

const onPayment = { params: PaymentReferenceParams, answer: ActionAnswer };

export const calls = {
  listAdminPayments: {
    summary: 'Payments of all sellers, by state, day, provider and amount, or by a search, 50 at a time at most',
    query: AdminPaymentQuery,
    answer: AdminPaymentListAnswer,
  },
  readAdminPayment: {
    summary: 'One payment, and what its provider has answered',
    params: PaymentReferenceParams,
    answer: AdminPaymentDetailAnswer,
  },
  checkAdminPayment: {
    summary: 'Ask the provider of a payment now',
    params: PaymentReferenceParams,
    answer: AdminPaymentDetailAnswer,
  },
  confirmPayment: { ...onPayment, summary: 'The money is there', body: ConfirmPaymentBody },
  refusePayment: { ...onPayment, summary: 'The money did not come', body: RefusePaymentBody },
  takeBackPayment: {
    ...onPayment,
    summary: 'Reverse a confirmation, because the money never came or was given back: the payment no longer counts',
    body: TakeBackBody,
  },
  recordPayment: {
    summary: 'Record money received by hand',
    params: AdminUserParams,
    body: RecordPaymentBody,
    answer: ActionAnswer,
  },
};
