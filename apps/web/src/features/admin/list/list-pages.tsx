import { withParams } from '#web/lib/address/address.ts';
import { AddressLink } from '#web/lib/address/address-link.tsx';

interface ListPagesProps {
  label: string;
  /** The address's parameter with the key after which a page begins. */
  param: 'before' | 'after';
  /** Null: this is the first page. */
  at: string | number | null;
  /** Null: this is the last page. */
  next: string | number | null;
  words: { first: string; next: string; last: string };
}

/** Links to the first and the next page, by keys instead of numbers: a new row moves nothing. */
export function ListPages({ label, param, at, next, words }: ListPagesProps) {
  const link = (to: string | number | null, name: string) => (
    <AddressLink
      className="button button-quiet"
      change={(now) => withParams(now, { [param]: to === null ? null : String(to) })}
      toTop
    >
      {name}
    </AddressLink>
  );
  if (at === null && next === null) return null;
  return (
    <nav className="mt-4 flex justify-between gap-2" aria-label={label}>
      {at === null ? <span /> : link(null, words.first)}
      {next === null ? <span className="self-center text-muted">{words.last}</span> : link(next, words.next)}
    </nav>
  );
}

export const byAge = { first: 'Newest', next: 'Older', last: 'These are the oldest.' };
