import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { useQuery } from '@tanstack/react-query';
import { newestProductsQuery, ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { syncQuery } from '#web/features/ingestion/sync.api.ts';
import { useIsReading } from '#web/features/ingestion/use-is-reading.ts';

const pollMs = 2000;
/** A picture that has not come in two minutes will be in the shop later. */
const maxPolls = 60;

interface NewProducts {
  state: SyncState | undefined;
  isReading: boolean;
  count: number;
  /** The newest few. */
  products: OwnerProduct[];
}

/** A new shop's products as they arrive, and then their pictures. */
export function useNewProducts(handle: string): NewProducts {
  const { data: state } = useQuery(syncQuery());
  const isReading = useIsReading();
  const { data: products = [] } = useQuery({
    ...newestProductsQuery(handle),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const waits = isReading || data?.some((product) => product.primary_thumbnail === null);
      return waits && dataUpdateCount < maxPolls ? pollMs : false;
    },
  });
  const { data: shop } = useQuery({ ...ownShopQuery(handle), refetchInterval: isReading ? pollMs : false });
  return { state, isReading, count: shop?.productCount ?? 0, products };
}
