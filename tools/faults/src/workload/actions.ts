import type { ActionName } from '#faults/plan/draw-steps.ts';
import { administratorActions } from './administrators.ts';
import { buyerActions } from './buyers.ts';
import { newcomerActions } from './newcomers.ts';
import { orderMarkActions } from './order-marks.ts';
import { payerActions } from './payers.ts';
import { sellerActions } from './sellers.ts';
import type { Action } from './workload.ts';

/** What each action of a step does. */
export const actions: Record<ActionName, Action> = {
  ...buyerActions,
  ...sellerActions,
  ...orderMarkActions,
  ...payerActions,
  ...newcomerActions,
  ...administratorActions,
};
