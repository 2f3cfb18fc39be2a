import { useEffect } from 'react';
import { useParams } from 'react-router';
import { BackToShop } from '#web/features/catalog/back-to-shop.tsx';
import { FindShop } from '#web/features/catalog/find-shop.tsx';
import { OtherProducts } from '#web/features/catalog/other-products.tsx';
import { ShopScript } from '#web/features/catalog/shop-script/shop-script.tsx';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { forgetSeen } from '#web/features/recent/seen-store.ts';
import { AsBuyerBar } from '#web/features/site/as-buyer-bar.tsx';
import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { MissingProduct } from './found-product.ts';

type NoProductProps = Pick<MissingProduct, 'shop' | 'others'>;

/** A buyer who came for one product may like what else the shop sells. */
export function NoProduct({ shop, others }: NoProductProps) {
  const { videoId = '' } = useParams();
  const asBuyer = useAsBuyer();
  const isOwner = useIsOwner(shop?.handle ?? '');
  const address = shop && new URL(paths.product(shop.handle, videoId), shop.shopLink).href;
  const chat =
    shop && chatWith(shop, `Hello! This product is not in your shop any more: ${address} Do you still have it?`);
  useEffect(() => forgetSeen(videoId), [videoId]);
  return (
    <>
      {shop && <AsBuyerBar handle={shop.handle} />}
      <SiteBar back={shop ? { to: paths.shop(shop.handle), label: <BackToShop shop={shop} warns /> } : undefined} />
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col"
        // A chat is counted, a view is not: there is no product.
        data-shop={asBuyer ? undefined : shop?.handle}
        data-own={isOwner || undefined}
        // An inline script knows whose it is before the app.
        suppressHydrationWarning
      >
        {shop && <ShopScript changesAt={shop.changesAt} />}
        <div
          className={`wrap grid place-content-center justify-items-center gap-4 text-center ${others.length > 0 ? 'pt-8' : 'flex-1 py-16'}`}
        >
          <h1 className="text-xl leading-tight font-bold">Product Not Found</h1>
          <p className="max-w-sm text-muted">The seller may have removed it, or the link is not complete.</p>
          {shop ? (
            <>
              {chat?.kind === 'direct' && (
                <div className="for-buyers w-full md:max-w-md">
                  <ChatButton chat={chat} label="Ask the seller" about="On WhatsApp, for this product" />
                </div>
              )}
              <PageLink className="button button-quiet" to={paths.shop(shop.handle)}>
                See what @{shop.handle} sells
              </PageLink>
            </>
          ) : (
            <FindShop />
          )}
        </div>
        {shop && <OtherProducts title="For sale in this shop" handle={shop.handle} cards={others} />}
      </main>
      <SiteFooter />
    </>
  );
}
