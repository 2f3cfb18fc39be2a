import { Link, useLocation, useSearchParams } from 'react-router';
import { withParams } from '#web/lib/browser/address.ts';

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
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const to = (next: string | null) => ({ pathname, search: withParams(params, { before: next }) });
  if (before === null && nextBefore === null) return null;
  return (
    <nav className="mt-4 flex justify-between gap-2" aria-label={label}>
      {before === null ? (
        <span />
      ) : (
        <Link className="button button-quiet" to={to(null)} discover="none">
          Newest
        </Link>
      )}
      {nextBefore === null ? (
        <span className="self-center text-muted">These are the oldest.</span>
      ) : (
        <Link className="button button-quiet" to={to(nextBefore)} discover="none">
          Older
        </Link>
      )}
    </nav>
  );
}
