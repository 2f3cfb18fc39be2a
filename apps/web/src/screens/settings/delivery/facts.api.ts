import { readFacts } from '@app/contracts/catalog/facts.endpoints';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

/** What the seller's own shop states of itself. */
export const factsQuery = (handle: string) =>
  dataQuery([...queryKeys.account, 'facts', handle], readFacts, { params: { handle } });
