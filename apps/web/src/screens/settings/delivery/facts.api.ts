import { readFacts } from '@app/contracts/catalog/facts.endpoints';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

export const factsKey = [...queryKeys.account, 'facts'];

/** What the seller's own shop states of itself. */
export const factsQuery = (handle: string) => dataQuery([...factsKey, handle], readFacts, { params: { handle } });
