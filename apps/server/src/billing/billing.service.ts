// What other slices use of billing.

export type { BillingContext } from './billing.context.ts';
export { readBillingSettings, storeBillingSettings } from './billing-settings.ts';
export { cancelPrompts } from './mobile-money/fail-mobile-payment.ts';
export { readPaymentDetail } from './mobile-money/payment-detail.ts';
export { decidePayment } from './payments/decide-payment.ts';
export { listShopPayments } from './payments/list-payments.ts';
export { toAdminPayment } from './payments/payment.wire.ts';
export { archiveFormerHoldersPayments, type NamedPaymentRow, namedColumns } from './payments/payments.queries.ts';
export { recordPayment } from './payments/record-payment.ts';
export { paymentsByHand, troubledPayments } from './payments/to-decide.ts';
export { markDifference } from './reconciliation/mark-difference.ts';
export { readReconciliationOverview, reconcileDay } from './reconciliation/reconcile.ts';
export { findReconciliation } from './reconciliation/reconciliations.queries.ts';
export { endComplimentaryPlan, grantComplimentaryPlan } from './subscriptions/complimentary-plan.ts';
export { requireRunningSubscription, subscriptionRuns } from './subscriptions/subscriptions.queries.ts';
export { applyFormerTrial, startTrial } from './subscriptions/trial.ts';
export { planAt } from './subscriptions/when-paid-time-ends.ts';
