import { useAsBuyer } from '#web/lib/session/as-buyer.ts';

const load = async () => (await import('./buyers-look-bar.tsx')).BuyersLookBar;
/** The server has all code. */
let BuyersLookBar = import.meta.env.SSR ? await load() : undefined;

/** Before the app takes over a page with the bar: a part that is still missing then would take it away, with a tap on it. */
export async function loadAsBuyerBar(): Promise<void> {
  BuyersLookBar = await load();
}

export const AsBuyerBar = ({ handle }: { handle: string }) =>
  useAsBuyer() && BuyersLookBar && <BuyersLookBar handle={handle} />;
