import { useLocation } from 'react-router';

const asks = (search: string) => new URLSearchParams(search).get('as') === 'buyer';

/**
 * The owner looks at the shop as a buyer, by the address that this document was loaded from (`?as=buyer`). It holds for
 * all pages of the document: who is signed in is not asked, and nothing is counted. Links below a handle carry it on,
 * because a page that is tapped before the app runs, or read again, is another document.
 */
export const isLoadedAsBuyer = typeof location === 'object' && asks(location.search);

/** On the server by the requested address, so that the first rendering is the same. */
export function useAsBuyer(): boolean {
  const { search } = useLocation();
  return isLoadedAsBuyer || asks(search);
}

/** The address as a buyer's look goes there. */
export const asBuyerAddress = (to: string) =>
  /^\/(shop|product|catalog)\/[^?]/.test(to) ? `${to}${to.includes('?') ? '&' : '?'}as=buyer` : to;
