import { formatDay } from '#web/lib/formatting/format.ts';
import { Icon } from '#web/ui/icon.tsx';

/**
 * Buyers are told for so long that the contact of a shop has changed: whoever took an account over could take its
 * buyers' money.
 */
const newForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The day since which the WhatsApp contact is new (`12 Nov`), null when it is not, or no longer, new at that instant.
 * For loaders: a page that asked the clock again in the browser could contradict what it was sent with.
 */
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
