import type { DeliveringShop } from '@app/contracts/addresses/pages';
import { pageReaderContext } from '@app/web/page-context';
import { useSyncExternalStore } from 'react';
import { data } from 'react-router';
import { BackToShop } from '#web/features/catalog/back-to-shop.tsx';
import { MissingShop, missingHead } from '#web/features/catalog/missing-shop.tsx';
import { packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { readHandle } from '#web/features/catalog/read-handle.ts';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton, TiktokLink } from '#web/features/chat/chat-button.tsx';
import { shopMessage } from '#web/features/chat/chat-message.ts';
import { noindex } from '#web/features/sharing/share-head.ts';
import { AsBuyerBar } from '#web/features/site/as-buyer-bar.tsx';
import { canStore } from '#web/lib/browser/without-storage.ts';
import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/order-review.ts';
import { OrderBasket, ReviewHeading } from './order-basket.tsx';

type ReviewData = { shop: DeliveringShop } | { shop: null; handle: string; unavailable: boolean };

/** What the page shows stands in the browser, so a phone needs the scripts at once. */
export const handle = { loadsAtOnce: true };

/** The same for everyone: the basket never reaches the server's pages. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const handle = readHandle(params.handle, request, paths.order);
  const reader = context.get(pageReaderContext);
  const page = handle && (await reader.readShop(handle, { limit: 1 }));
  if (!page || page === 'unavailable')
    return data(packPage<ReviewData>({ shop: null, handle: params.handle, unavailable: page === 'unavailable' }), 404);
  const { zones = [], freeOverUgx = null } = (await reader.readFacts(page.shop.handle)) ?? {};
  return packPage<ReviewData>({ shop: { ...page.shop, tags: [], quietTags: [], zones, freeOverUgx } });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && unpackPage(loaderData);
  if (!page?.shop) return missingHead(page);
  return [{ title: `Your order from ${page.shop.displayName}` }, noindex];
}

export default function OrderReviewScreen({ loaderData }: Route.ComponentProps) {
  const page = unpackPage(loaderData);
  return page.shop ? <OrderReview shop={page.shop} /> : <MissingShop {...page} />;
}

function OrderReview({ shop }: { shop: DeliveringShop }) {
  const isOwner = useIsOwner(shop.handle);
  const asBuyer = useAsBuyer();
  const inThisPage = !useSyncExternalStore(never, canStore, () => true);
  const chat = chatWith(shop, shopMessage(shop.handle, shop.shopLink));
  const whyNone = whyNoBasket(chat.kind === 'closed', isOwner, asBuyer);
  return (
    <>
      <AsBuyerBar handle={shop.handle} />
      <SiteBar back={{ to: paths.shop(shop.handle), label: <BackToShop shop={shop} warns />, inThisPage }} />
      <main
        id="main"
        tabIndex={-1}
        className="wrap flex-1 py-4"
        // The tap on WhatsApp is counted; the page is no view of the shop.
        data-shop={asBuyer ? undefined : shop.handle}
      >
        <div className="mx-auto grid gap-4 md:max-w-md">
          {whyNone ? (
            <>
              <ReviewHeading />
              <p>{whyNone}</p>
            </>
          ) : (
            <OrderBasket shop={shop} />
          )}
          <noscript>
            <p className="mb-4">
              The basket needs scripts, which are switched off in this browser. You can order in a chat instead.
            </p>
            {/* Nothing may be copied without scripts, and such an element may not stand in another one. */}
            {chat.kind === 'direct' ? (
              <ChatButton chat={chat} label="Chat on WhatsApp" />
            ) : (
              <TiktokLink handle={shop.handle} look="button-brand w-full">
                Ask the seller on TikTok
              </TiktokLink>
            )}
          </noscript>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

const never = () => () => {};

function whyNoBasket(isClosed: boolean, isOwner: boolean, asBuyer: boolean): string | null {
  if (isClosed) return 'This shop takes no orders yet: its owner has not confirmed it. Write to the seller on TikTok.';
  return isOwner || asBuyer
    ? 'This is your own shop. Buyers look through their basket here before they send it to you.'
    : null;
}
