import type { AdminSearchResult } from '@app/contracts/admin/search/search.schemas';
import { useId } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { StatusBadge } from '#web/features/admin/users/status-badge.tsx';
import { withQuery } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { groupsOf, type HitGroup, resultWords, type SearchHit } from './search-hits.ts';

interface SearchResultsProps {
  query: { data: AdminSearchResult | undefined; error: unknown; refetch: () => unknown };
  /** What is typed. */
  wanted: string;
  /** The results are those of what is typed now. */
  isCurrent: boolean;
  onOpen: () => void;
}

export function SearchResults({ query, wanted, isCurrent, onOpen }: SearchResultsProps) {
  const { data, error, refetch } = query;
  const groups = data ? groupsOf(data) : [];
  return (
    <div className="admin-search-results" tabIndex={-1} aria-busy={!isCurrent}>
      <p
        className={isCurrent && groups.length === 0 ? 'px-3 py-2 font-semibold wrap-anywhere' : 'sr-only'}
        role="status"
      >
        {isCurrent && resultWords(groups, wanted)}
      </p>
      {error ? (
        <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2" role="alert">
          <p className="font-semibold text-danger">Failed to search</p>
          <Button onClick={() => refetch()}>Retry</Button>
        </div>
      ) : (
        !isCurrent && groups.length === 0 && <p className="px-3 py-2 text-muted">Searching...</p>
      )}
      {isCurrent && groups.length === 0 && (
        <p className="px-3 pb-2 text-muted">
          {[...wanted].length < 3
            ? 'Type at least 3 letters or figures.'
            : 'Search by a handle, a shop’s name, a phone number, a reference (DK-…), a transaction ID, or the link of a product.'}
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.title} group={group} onOpen={onOpen} />
      ))}
      {groups.some(({ title }) => title !== 'Products') && (
        <Link
          className="found font-semibold text-brand"
          to={withQuery(adminPaths.payments, { search: wanted })}
          discover="none"
          onClick={onOpen}
        >
          All payments of “{wanted}”
        </Link>
      )}
    </div>
  );
}

function Group({ group: { title, found, hasMore }, onOpen }: { group: HitGroup; onOpen: () => void }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-3 pt-2 text-sm font-semibold text-muted">
        {title}
      </h2>
      <ul>
        {found.map((one) => (
          <li key={one.key}>
            <Link className="found" to={one.to} discover="none" onClick={onOpen}>
              <span className="min-w-0">
                <b className="block truncate">{one.title}</b>
                <span className="block text-sm text-muted wrap-anywhere">{one.about}</span>
              </span>
              <State found={one} isSeller={title === 'Sellers'} />
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && <p className="px-3 pb-1 text-sm text-muted">There are more. Type more of it.</p>}
    </section>
  );
}

const State = ({ found: { state }, isSeller }: { found: SearchHit; isSeller: boolean }) =>
  isSeller ? <StatusBadge status={state} /> : <span className="flex-none text-sm font-semibold">{state}</span>;
