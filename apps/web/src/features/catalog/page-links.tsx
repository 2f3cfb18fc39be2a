import type { PageProductQuery } from '@app/contracts/pages';
import { Link } from 'react-router';
import { withQuery } from '#web/paths.ts';

interface PageLinksProps {
  path: string;
  query: PageProductQuery;
  /** Key of the next page, null at the end. */
  lastKey: string | null;
}

/** Forward by the key of the last product, back to the beginning; the browser's back button knows the pages between. */
export function PageLinks({ path, query, lastKey }: PageLinksProps) {
  if (!lastKey && !query.lastKey) return null;
  const { search, tag, sort } = query;
  return (
    <nav aria-label="Pages" className="no-print mt-6 flex justify-center gap-2">
      {query.lastKey && (
        <Link className="button button-quiet" to={withQuery(path, { search, tag, sort })} discover="none">
          Back to the first
        </Link>
      )}
      {lastKey && (
        <Link className="button button-quiet" to={withQuery(path, { search, tag, sort, lastKey })} discover="none">
          More products
        </Link>
      )}
    </nav>
  );
}
