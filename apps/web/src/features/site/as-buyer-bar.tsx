import { lazy } from 'react';
import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const load = async () => (await import('./buyers-look-bar.tsx')).BuyersLookBar;
/** The server has all code and writes it at once; a browser loads it only for the owner's look. */
const BuyersLookBar = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

export const AsBuyerBar = ({ handle }: { handle: string }) =>
  useAsBuyer() && (
    <OptionalPart>
      <BuyersLookBar handle={handle} />
    </OptionalPart>
  );
