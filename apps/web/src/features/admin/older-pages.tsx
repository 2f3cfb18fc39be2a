import { withParams } from '#web/lib/browser/address.ts';
import { AddressLink } from '#web/lib/browser/address-link.tsx';

interface OlderPagesProps {
  label: string;
  /**
   * After what this page and the next one begin, as the address says it in `before`; null: the newest, and no next one.
   */
  before: string | null;
  nextBefore: string | null;
}

/** By what was read last and not by a page's number: nothing slips when something new comes. */
export function OlderPages({ label, before, nextBefore }: OlderPagesProps) {
  const to = (next: string | null) => (now: URLSearchParams) => withParams(now, { before: next });
  if (before === null && nextBefore === null) return null;
  return (
    <nav className="mt-4 flex justify-between gap-2" aria-label={label}>
      {before === null ? (
        <span />
      ) : (
        <AddressLink className="button button-quiet" change={to(null)} toTop>
          Newest
        </AddressLink>
      )}
      {nextBefore === null ? (
        <span className="self-center text-muted">These are the oldest.</span>
      ) : (
        <AddressLink className="button button-quiet" change={to(nextBefore)} toTop>
          Older
        </AddressLink>
      )}
    </nav>
  );
}
