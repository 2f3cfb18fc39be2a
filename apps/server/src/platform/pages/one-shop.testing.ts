import { RouterContextProvider } from 'react-router';
import { readsFrom } from '#server/platform/database/standby/public-reads.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { PageState } from './page-routes.ts';

/** Pages that read no database and say that they are of one shop, in the state that `stateNow` answers. */
export function pagesOfOneShop(stateNow: () => Omit<PageState, 'shopId'>) {
  const state = (): PageState => ({ shopId: 'shop-1', ...stateNow() });
  return {
    reads: readsFrom({} as Db),
    handleOf: () => 'a',
    stateOf: async () => state(),
    createContext(_db: Db, onShopRead: (source: PageState) => void) {
      onShopRead(state());
      return new RouterContextProvider();
    },
  };
}
