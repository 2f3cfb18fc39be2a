import type {
  CorrectNumberBody,
  GrantBody,
  RecordPaymentBody,
  Recovery,
  RefusePaymentBody,
  SuspendBody,
} from '@app/contracts/admin-actions';
import type { ReasonBody } from '@app/contracts/admin-audit';
import type { AdminUserDetail } from '@app/contracts/admin-users';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

/** Actions that need a reason and nothing else, by the last part of their address. */
export type PlainAction = 'restore' | 'end-plan' | 'resend-code' | 'import' | 'end-sessions';
export type PaymentDecision = 'confirm' | 'take-back';

const user = (userId: string) => `/admin/users/${encodeURIComponent(userId)}`;
const payment = (reference: string) => `/admin/payments/${encodeURIComponent(reference)}`;

/** One action under its own key; the answer is the seller after it, and words for whoever did it. */
const act = (path: string, body: object, idempotencyKey: string) =>
  callAdmin<AdminUserDetail>(path, { method: 'POST', body, idempotencyKey });

export const doPlainAction = (userId: string, action: PlainAction, body: ReasonBody, key: string) =>
  act(`${user(userId)}/${action}`, body, key);

export const suspend = (userId: string, body: SuspendBody, key: string) => act(`${user(userId)}/suspend`, body, key);

export const grantDays = (userId: string, body: GrantBody, key: string) => act(`${user(userId)}/grant`, body, key);

export const recordPayment = (userId: string, body: RecordPaymentBody, key: string) =>
  act(`${user(userId)}/payments`, body, key);

export const correctNumber = (userId: string, body: CorrectNumberBody, key: string) =>
  act(`${user(userId)}/phone-number`, body, key);

export const startRecovery = (userId: string, body: ReasonBody, idempotencyKey: string) =>
  callAdmin<Recovery>(`${user(userId)}/recovery`, { method: 'POST', body, idempotencyKey });

export const decidePayment = (reference: string, decision: PaymentDecision, body: ReasonBody, key: string) =>
  act(`${payment(reference)}/${decision}`, body, key);

export const refusePayment = (reference: string, body: RefusePaymentBody, key: string) =>
  act(`${payment(reference)}/refuse`, body, key);
