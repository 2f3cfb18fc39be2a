import { useEffect } from 'react';
import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import endSale from './end-sale.ts?inline-script';
import markOwn from './mark-own.ts?inline-script';
import { atSaleEnd } from './sale-end.ts';

/** Where nothing will end by itself, and where a discount or the announcement will. */
export const shopScripts = [markOwn, `${markOwn}\n${endSale}`];

/**
 * First in the main part of a shop: whose it is, so that the rest is painted with the room that its owner needs
 * (`data-own`), and when its next discount or its announcement ends. The browser keeps what the server wrote, and runs it only there: within a
 * document the app knows both itself.
 */
export function ShopScript({ changesAt }: { changesAt: string | null }) {
  useEffect(() => atSaleEnd(changesAt), [changesAt]);
  const html = import.meta.env.SSR ? shopScripts[changesAt ? 1 : 0] : '';
  if (useAsBuyer()) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, always the same, allowed by their hashes
    <script data-at={changesAt} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html as string }} />
  );
}
