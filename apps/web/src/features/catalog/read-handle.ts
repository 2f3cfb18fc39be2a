import { normaliseHandle } from '@app/contracts/handle';
import { redirect } from 'react-router';

/**
 * The shop's handle of an address, or null when it can't be one. `/shop/@Amina` is led to `/shop/amina`, so that every
 * page has one address. Only for loaders: the contract's schemas must not reach the browser.
 */
export function readHandle(typed: string, request: Request, pathOf: (handle: string) => string): string | null {
  const handle = normaliseHandle(typed);
  if (handle && handle !== typed) throw redirect(pathOf(handle) + new URL(request.url).search, 301);
  return handle;
}
