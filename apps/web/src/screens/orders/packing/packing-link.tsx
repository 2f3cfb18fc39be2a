import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { withParams } from '#web/lib/address/address.ts';
import { AddressLink } from '#web/lib/address/address-link.tsx';

export const isPackingView = (params: URLSearchParams): boolean => params.get('view') === 'packing';

/** To the packing list of the chosen orders, or of all that are to be packed. */
export function PackingLink({ children = 'Packing list' }: { children?: ReactNode }) {
  const [params] = useSearchParams();
  if (isPackingView(params)) return null;
  return (
    <AddressLink className="button button-quiet px-3" change={(now) => withParams(now, { view: 'packing' })} toTop>
      <Printer size={18} aria-hidden="true" />
      {children}
    </AddressLink>
  );
}
