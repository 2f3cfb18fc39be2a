import { formatDay } from '#web/lib/formatting/format.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Buyers are warned for this long: a thief of the account could take their money. */
const newForMs = 7 * 24 * 60 * 60 * 1000;

/** The day since which the contact is new (`12 Nov`), or null. For loaders, because clocks differ. */
export function contactNewSince(contactNewUntil: string | null, nowMs: number): string | null {
  const untilMs = Date.parse(contactNewUntil ?? '');
  if (!(untilMs > nowMs)) return null;
  const [day, month] = formatDay(new Date(untilMs - newForMs).toISOString()).split(' ');
  return `${day} ${month}`;
}

export function NewContactNotice({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <p className="notice">
      <Icon name="info" />
      The WhatsApp number of this shop is new (since {since}). Take care before you pay.
    </p>
  );
}
