import type { AdminSearchResult } from '@app/contracts/admin/search/search.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';

import { refreshStatuses } from '#server/admin/users/users.queries.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';
import { listFoundPayments } from './found-payments.queries.ts';
import { listFoundSellers, listLinkedProducts } from './found-sellers.queries.ts';
import { readTypedSearch } from './read-search.ts';

const maxOfAGroup = 6;

/** A link to a product finds the product alone, or its seller where the product is not here. */
export async function searchAll(
  { db, clock }: AdminContext,
  typed: string,
  { seesWallets }: { seesWallets: boolean },
): Promise<AdminSearchResult> {
  const search = readTypedSearch(withoutNul(typed));
  const products = search.product === null ? [] : await listLinkedProducts(db, search.product);
  if (products.length > 0 || search.text === '')
    return { sellers: [], payments: [], products, hasMore: { sellers: false, payments: false } };
  const now = clock.now();
  await refreshStatuses(db, now);
  const limit = maxOfAGroup + 1;
  const [sellers, payments] = await Promise.all([
    listFoundSellers(db, search, limit, now),
    listFoundPayments(db, { ...search, seesWallets }, limit, now),
  ]);
  const hasMore = { sellers: sellers.length > maxOfAGroup, payments: payments.length > maxOfAGroup };
  return { sellers: sellers.slice(0, maxOfAGroup), payments: payments.slice(0, maxOfAGroup), products, hasMore };
}
