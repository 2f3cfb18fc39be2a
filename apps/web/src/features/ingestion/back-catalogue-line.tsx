import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';

/** Progress of the back catalogue: "140 of 312 posts read, 38 products". Not announced with each number. */
export function BackCatalogueLine({ state }: { state: SyncState | undefined }) {
  const backCatalogue = state?.backCatalogue ?? null;
  useProductsThatCome(backCatalogue?.products ?? null);
  if (!backCatalogue) return null;
  return (
    <p>
      {backCatalogue.message}
      {backCatalogue.asksToConnect && (
        <>
          {' '}
          <Link className="text-brand underline" to={paths.settingsOf('tiktok')} discover="none">
            Settings
          </Link>
        </>
      )}
    </p>
  );
}

function useProductsThatCome(count: number | null): void {
  const shown = useRef(count);
  useEffect(() => {
    if (count !== null && shown.current !== null && shown.current !== count) {
      refetchShopAndProducts();
    }
    shown.current = count;
  }, [count]);
}
