import type { TimelineEntry, TimelineKind } from '@app/contracts/admin/support/timeline.schemas';
import { actionWords } from '#web/features/admin/audit-action.messages.ts';
import { importOutcomeWords } from '#web/features/admin/import-outcome.messages.ts';
import { reasonNames, stateNames } from '#web/features/admin/reports/report.messages.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';

export const kindNames: Record<TimelineKind, string> = {
  note: 'Notes',
  action: 'What we did',
  payment: 'Payments',
  import: 'Imports',
  report: 'Reports',
  sign_in: 'Sign-ins',
  change: 'Account changes',
};

/** What this build does not know is shown by its own name. */
const nameIn = (names: Record<string, string>, key: string) =>
  Object.hasOwn(names, key) ? (names[key] as string) : key.replaceAll('_', ' ');

const paymentWords: Record<string, string> = {
  started: 'asked for',
  paid: 'paid',
  refused: 'refused',
  lapsed: 'not confirmed in time',
  taken_back: 'refunded',
  failed: 'failed',
  stopped: 'stopped by the seller: wrong number',
  unanswered: 'without an answer of the provider',
};

const changeWords: Record<string, string> = {
  taken_over: 'Account taken over by the handle’s owner',
  handle_proven: 'Handle proven',
  detached: 'Address lost: another TikTok account has the handle',
  password_set: 'New password set',
  password_changed: 'Password changed',
  contact_changed: 'WhatsApp number changed',
  mobile_money_changed: 'Name or code of mobile money changed',
  login_phone_changed: 'Phone for signing in changed',
  account_changed_on_tiktok: 'Changed on TikTok',
  sessions_ended: 'Signed out on other devices',
  deletion_asked: 'Deletion of the account asked for',
  deletion_taken_back: 'Deletion of the account taken back',
  tiktok_connected: 'TikTok connected',
  tiktok_disconnected: 'TikTok disconnected',
};

/** What happened, in a few words. */
export function entryWords(entry: TimelineEntry): string {
  const { kind, what, detail, count, text } = entry;
  switch (kind) {
    case 'sign_in':
      return 'Signed in';
    case 'import':
      if (what !== 'success') return `Import ${importOutcomeWords(what, detail)}`;
      return count ? `Import: ${counted(count, 'new product')}` : 'Imports go well, nothing new';
    case 'payment':
      return `${formatPrice(entry.amountUgx ?? 0)} ${nameIn(paymentWords, what === 'failed' && text === 'stopped' ? text : what)}`;
    case 'report':
      return `Reported: ${nameIn(reasonNames, what)}`;
    case 'note':
      return 'Note';
    case 'change':
      return nameIn(changeWords, what);
    case 'action':
      return nameIn(actionWords, what);
  }
}

/** Of the others it depends on what happened. */
const byOthers: Partial<Record<TimelineKind, string>> = {
  sign_in: 'The seller',
  report: 'A buyer',
};

/** The rest of it on one line: who, which payment, how it stands. */
export function entryFacts({ kind, adminName, reference, detail, count }: TimelineEntry): string {
  const isByUs = kind === 'note' || kind === 'action';
  return [
    Object.hasOwn(byOthers, kind) && byOthers[kind],
    isByUs && (adminName ?? (kind === 'note' ? 'An administrator who is gone' : 'The command line')),
    reference && `Reference ${reference}`,
    kind === 'report' && detail && nameIn(stateNames, detail),
    kind === 'report' && count !== null && count > 1 && `stands for ${counted(count, 'report')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
