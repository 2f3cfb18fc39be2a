import type { OwnerProductListQuery } from '@app/contracts/owner-products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ownProductPagesQuery } from '#web/features/catalog/owner/own-products.api.ts';

/** Tags of the whole shop, as the newest page of the list has them; those of before while another selection loads. */
export function useOwnTags(handle: string, query: OwnerProductListQuery): { tag: string; count: number }[] {
  const { data } = useInfiniteQuery({
    ...ownProductPagesQuery(handle, query),
    select: ({ pages }) => pages.at(-1)?.meta.tags ?? [],
    placeholderData: (before) => before,
  });
  return data ?? [];
}
