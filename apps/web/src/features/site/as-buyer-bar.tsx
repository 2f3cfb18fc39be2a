import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import { loadedWhereShown } from '#web/ui/loaded-where-shown.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const load = async () => (await import('./buyers-look-bar.tsx')).BuyersLookBar;
const BuyersLookBar = loadedWhereShown(load, import.meta.env.SSR ? await load() : null);

export const AsBuyerBar = ({ handle }: { handle: string }) =>
  useAsBuyer() && (
    <OptionalPart>
      <BuyersLookBar handle={handle} />
    </OptionalPart>
  );
