import type {
  ConfirmPaymentBody,
  CorrectNumberBody,
  GrantBody,
  RecordPaymentBody,
  Recovery,
  RefusePaymentBody,
  SuspendBody,
  TakeBackBody,
} from '@app/contracts/admin-actions.schemas';
import type { ReasonBody } from '@app/contracts/admin-audit.schemas';
import type { AdminUserDetail } from '@app/contracts/admin-users.schemas';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

/** Actions that need a reason and nothing else, with the end of their address. */
const plainPaths = {
  restore: 'restoration',
  'end-plan': 'complimentary/end',
  'resend-code': 'sign-up-code',
  import: 'import',
  'end-sessions': 'sessions/end',
} as const;
export type PlainAction = keyof typeof plainPaths;

const user = (userId: string) => `/admin/users/${encodeURIComponent(userId)}`;
const payment = (reference: string) => `/admin/payments/${encodeURIComponent(reference)}`;

/** One action under its own key; the answer is the seller after it, and words for whoever did it. */
const act = (path: string, body: object, idempotencyKey: string) =>
  callAdmin<AdminUserDetail>(path, { method: 'POST', body, idempotencyKey });

export const doPlainAction = (userId: string, action: PlainAction, body: ReasonBody, key: string) =>
  act(`${user(userId)}/${plainPaths[action]}`, body, key);

export const suspend = (userId: string, body: SuspendBody, key: string) => act(`${user(userId)}/suspension`, body, key);

export const grantDays = (userId: string, body: GrantBody, key: string) =>
  act(`${user(userId)}/complimentary`, body, key);

export const recordPayment = (userId: string, body: RecordPaymentBody, key: string) =>
  act(`${user(userId)}/payments`, body, key);

export const correctNumber = (userId: string, body: CorrectNumberBody, idempotencyKey: string) =>
  callAdmin<AdminUserDetail>(`${user(userId)}/number`, { method: 'PUT', body, idempotencyKey });

export const startRecovery = (userId: string, body: ReasonBody, idempotencyKey: string) =>
  callAdmin<Recovery>(`${user(userId)}/recovery`, { method: 'POST', body, idempotencyKey });

export const confirmPayment = (reference: string, body: ConfirmPaymentBody, key: string) =>
  act(`${payment(reference)}/confirmation`, body, key);

export const takeBackPayment = (reference: string, body: TakeBackBody, key: string) =>
  act(`${payment(reference)}/taking-back`, body, key);

export const refusePayment = (reference: string, body: RefusePaymentBody, key: string) =>
  act(`${payment(reference)}/refusal`, body, key);
