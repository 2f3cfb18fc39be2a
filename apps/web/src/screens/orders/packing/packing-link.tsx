import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { withParams } from '#web/lib/address/address.ts';
import { AddressLink } from '#web/lib/address/address-link.tsx';

/** `packing`: all orders that are to be packed. `chosen`: the chosen ones, which stand in no address. */
type PackingView = 'packing' | 'chosen';

export function readPackingView(params: URLSearchParams): PackingView | null {
  const view = params.get('view');
  return view === 'packing' || view === 'chosen' ? view : null;
}

interface PackingLinkProps {
  view?: PackingView;
  children?: ReactNode;
}

export function PackingLink({ view = 'packing', children = 'Packing list' }: PackingLinkProps) {
  const [params] = useSearchParams();
  if (readPackingView(params)) return null;
  return (
    <AddressLink className="button button-quiet px-3" change={(now) => withParams(now, { view })} toTop>
      <Printer size={18} aria-hidden="true" />
      {children}
    </AddressLink>
  );
}
