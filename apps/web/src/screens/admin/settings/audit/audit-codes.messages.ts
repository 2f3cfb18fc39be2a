import { sourceName } from '#web/features/admin/import-health.messages.ts';
import { providerChoices } from '#web/features/admin/provider-names.ts';
import { stateNames } from '#web/features/admin/reports/report.messages.ts';
import { roleNames } from '#web/features/admin/session/roles.ts';
import { statusNames } from '#web/features/admin/users/user.messages.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';

/** What the log keeps as codes: states, roles, providers and sources. No two of them mean something else. */
const codeNames: Record<string, string> = {
  ...statusNames,
  ...paymentStatusNames,
  ...stateNames,
  ...roleNames,
  ...Object.fromEntries(providerChoices),
  list: 'the provider’s list',
  statement: 'a statement',
  createdAt: 'Created',
  subscriptionStatus: 'Subscription',
  asc: 'ascending',
  desc: 'descending',
};

/** A value of the log as people read it; one that is no code stays as it is. */
export const codeWords = (value: string) =>
  (Object.hasOwn(codeNames, value) ? codeNames[value] : sourceName(value)) as string;
