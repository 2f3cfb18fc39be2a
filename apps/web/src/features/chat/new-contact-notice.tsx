import type { PageShop } from '@app/contracts/addresses/pages';
import { formatDay } from '#web/lib/formatting/format.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Buyers are warned for this long: a thief of the account could take their money. */
const newForMs = 7 * 24 * 60 * 60 * 1000;

/** What is new of where buyers write and pay, and the day (`12 Nov`) since which it is. */
export interface NewContact {
  what: string;
  since: string;
}

/** Null when nothing is new. For loaders, because clocks differ. */
export function newContactOf(
  { contactNewUntil, moneyNewUntil }: Pick<PageShop, 'contactNewUntil' | 'moneyNewUntil'>,
  nowMs: number,
): NewContact | null {
  const news = [
    { what: 'WhatsApp number', untilMs: Date.parse(contactNewUntil ?? '') },
    { what: 'mobile money account', untilMs: Date.parse(moneyNewUntil ?? '') },
  ].filter(({ untilMs }) => untilMs > nowMs);
  if (news.length === 0) return null;
  const newestMs = Math.max(...news.map(({ untilMs }) => untilMs)) - newForMs;
  const [day, month] = formatDay(new Date(newestMs).toISOString()).split(' ');
  return { what: news.map(({ what }) => what).join(' and '), since: `${day} ${month}` };
}

export function NewContactNotice({ news }: { news: NewContact | null }) {
  if (news === null) return null;
  const isOne = !news.what.includes(' and ');
  return (
    <p className="notice">
      <Icon name="info" />
      {`The ${news.what} of this shop ${isOne ? 'is' : 'are'} new (since ${news.since}). Take care before you pay.`}
    </p>
  );
}
