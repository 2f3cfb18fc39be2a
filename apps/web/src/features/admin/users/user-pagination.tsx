import type { Pagination } from '@app/contracts/admin/users.schemas';
import { grouped } from '@app/contracts/messages/message-text';

import { Button } from '#web/ui/seller/button.tsx';

const mostButtons = 5;

interface UserPaginationProps {
  pagination: Pagination;
  count: number;
  onPage: (page: number) => void;
}

export function UserPagination({ pagination, count, onPage }: UserPaginationProps) {
  const { page, limit, totalPages, hasNext, hasPrev } = pagination;
  const first = (page - 1) * limit + 1;
  const last = first + count - 1;
  // The total may be older than the rows.
  const total = Math.max(pagination.total, count > 0 ? last : 0);
  return (
    <div className="user-pages flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted" role="status">
        {count > 0 && `Showing ${grouped(first)} to ${grouped(last)} of ${grouped(total)} users`}
      </p>
      <nav className="flex flex-wrap items-center gap-2" aria-label="Pages">
        <Button disabled={!hasPrev} onClick={() => hasPrev && onPage(page - 1)}>
          Previous
        </Button>
        {pageNumbers(page, totalPages).map((number) => (
          <button
            key={number}
            type="button"
            className="chip cursor-pointer px-3"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => number !== page && onPage(number)}
          >
            {number}
          </button>
        ))}
        <Button disabled={!hasNext} onClick={() => hasNext && onPage(page + 1)}>
          Next
        </Button>
      </nav>
    </div>
  );
}

/** Up to five pages, the current one in the middle where possible. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const current = Math.min(Math.max(1, page), Math.max(1, totalPages));
  const count = Math.min(mostButtons, totalPages);
  const first = Math.max(1, Math.min(current - Math.floor(mostButtons / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
