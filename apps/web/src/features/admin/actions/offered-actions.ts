import {
  endPlan,
  endUserSessions,
  resendSignUpCode,
  restoreUser,
  startImport,
} from '@app/contracts/admin/actions.endpoints';
import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';

export type PlainAction = 'restore' | 'end-plan' | 'resend-code' | 'import' | 'end-sessions';
export type ActionName = PlainAction | 'suspend' | 'grant' | 'payment' | 'recovery' | 'number';

export const actionNames: Record<ActionName, string> = {
  suspend: 'Suspend shop',
  restore: 'Restore shop',
  grant: 'Give free days',
  'end-plan': 'End free plan',
  payment: 'Record payment',
  recovery: 'Start recovery',
  number: 'Change number',
  'resend-code': 'Resend code',
  import: 'Import now',
  'end-sessions': 'Sign out everywhere',
};

export const plainActions: Record<PlainAction, { endpoint: typeof restoreUser; text: string; failed: string }> = {
  restore: {
    endpoint: restoreUser,
    text: 'Buyers can open the shop and chat again at once.',
    failed: 'Failed to restore the shop',
  },
  'end-plan': {
    endpoint: endPlan,
    text: 'The free days that are left end now. Paid days stay. To undo this, give free days again.',
    failed: 'Failed to end the free plan',
  },
  'resend-code': {
    endpoint: resendSignUpCode,
    text: 'We send a new code to the number of this sign-up. The old code stops working.',
    failed: 'Failed to send the code',
  },
  import: {
    endpoint: startImport,
    text: 'We read the seller’s videos from TikTok now, before waiting sellers.',
    failed: 'Failed to start the import',
  },
  'end-sessions': {
    endpoint: endUserSessions,
    text: 'The seller is signed out on every device at once, and can sign in again.',
    failed: 'Failed to end the sessions',
  },
};

export interface ActionGroup {
  title: string;
  actions: ActionName[];
  /** What a seller loses something by. */
  isDangerous?: true;
}

/** By subject, what harms last; without empty ones. A pending sign-up has no shop yet. */
export function offeredActions(user: AdminUserDetail, nowMs: number): ActionGroup[] {
  if (user.subscriptionStatus === 'pending') return [{ title: 'Sign-up', actions: ['number', 'resend-code'] }];
  const hasFreePlan = user.complimentaryEndDate !== null && Date.parse(user.complimentaryEndDate) > nowMs;
  const dangerous: ActionName[] = [
    ...(hasFreePlan ? (['end-plan'] as const) : []),
    ...(user.sessionCount > 0 ? (['end-sessions'] as const) : []),
    ...(user.suspension ? [] : (['suspend'] as const)),
  ];
  const groups: ActionGroup[] = [
    { title: 'Plan', actions: ['grant', 'payment'] },
    { title: 'Shop', actions: ['import', ...(user.suspension ? (['restore'] as const) : [])] },
    { title: 'Sign-in and phone', actions: ['recovery', 'number'] },
    { title: 'With care', actions: dangerous, isDangerous: true },
  ];
  return groups.filter(({ actions }) => actions.length > 0);
}
