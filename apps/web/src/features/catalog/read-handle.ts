import { normaliseHandle } from '@app/contracts/addresses/handle';
import { redirect } from 'react-router';

/** The handle of an address, or null; `/shop/@Amina` redirects. Only for loaders: it brings the schemas. */
export function readHandle(typed: string, request: Request, pathOf: (handle: string) => string): string | null {
  const handle = normaliseHandle(typed);
  if (handle && handle !== typed) throw redirect(pathOf(handle) + new URL(request.url).search, 301);
  return handle;
}
