import type { PageProductQuery, PageShop } from '@app/contracts/pages';
import { Link, useNavigation } from 'react-router';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { isPlainQuery } from '#web/features/catalog/product-query.ts';
import { NothingFound, PageLinks, ProductFilters } from '#web/features/catalog/product-search.tsx';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton, ChatFallback } from '#web/features/chat/chat-button.tsx';
import { shopMessage } from '#web/features/chat/chat-message.ts';
import { RecentlySeen } from '#web/features/recent/recently-seen.tsx';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import { AccountCorner } from './account-corner.tsx';
import { type LivePage, useLiveCards } from './live/use-live-cards.ts';
import { OwnerCardControls, OwnerSlot } from './owner-slots.tsx';
import { EmptyShop } from './shop-empty.tsx';
import { ShopHeader } from './shop-header.tsx';

export interface FoundShop extends LivePage {
  shop: PageShop;
  query: PageProductQuery;
  /** The day since which the WhatsApp contact is new (`12 Nov`), or null. */
  contactNewSince: string | null;
}

/** Two cards stand in a phone's first screen. */
const eagerCards = 2;

export function ShopFound({ page }: { page: FoundShop }) {
  const { shop, query, lastKey } = page;
  const path = paths.shop(shop.handle);
  const plain = isPlainQuery(query);
  const { cards, newIds } = useLiveCards(page, plain);
  const isOwner = useIsOwner(shop.handle);
  const searching = useNavigation().location?.pathname === path;
  return (
    <>
      <SiteBar>
        <Link className="button px-2 text-sm" to={paths.catalog(shop.handle)} discover="none">
          Price list
        </Link>
        <AccountCorner handle={shop.handle} />
      </SiteBar>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col" data-shop={shop.handle} data-view="">
        <ShopHeader shop={shop} contactNewSince={page.contactNewSince} />
        {shop.productCount > 0 && (
          <div className="sticky-top py-2">
            <div className="wrap">
              <ProductFilters path={path} query={query} tags={shop.tags} />
            </div>
          </div>
        )}
        <section className="wrap py-4" aria-labelledby="products">
          <h2 id="products" className="sr-only">
            Products
          </h2>
          <p role="status" className="text-sm text-muted">
            {plain ? '' : describeResults(page)}
          </p>
          <div className={searching ? 'opacity-50' : undefined} aria-busy={searching}>
            <ProductGrid
              handle={shop.handle}
              cards={cards}
              eager={eagerCards}
              newIds={newIds}
              controls={isOwner ? (card) => <OwnerCardControls handle={shop.handle} card={card} /> : undefined}
            />
          </div>
          {cards.length === 0 &&
            (shop.productCount === 0 ? (
              <EmptyShop shop={shop} isOwner={isOwner} />
            ) : (
              <NothingFound path={path} level={3} />
            ))}
          <PageLinks path={path} query={query} lastKey={lastKey} />
        </section>
        {shop.productCount > 0 && <ReadyToBuy shop={shop} />}
        {shop.productCount > 0 && <RecentlySeen handle={shop.handle} known={cards} />}
        <ShopBar shop={shop} />
      </main>
      <SiteFooter>
        <a className="inline-flex min-h-11 items-center underline" href={paths.report(shop.handle)} rel="nofollow">
          Report this shop
        </a>
      </SiteFooter>
    </>
  );
}

function describeResults({ query, cards, lastKey }: FoundShop): string {
  const count = `${cards.length}${lastKey ? '+' : ''} ${cards.length === 1 && !lastKey ? 'product' : 'products'}`;
  const about = [query.search && `for “${query.search}”`, query.tag && `tagged ${query.tag}`]
    .filter(Boolean)
    .join(', ');
  return query.lastKey ? `More products ${about}`.trim() : `${count} ${about}`.trim();
}

const chatOf = (shop: PageShop) => chatWith(shop, shopMessage(shop.handle, shop.shopLink));

function ReadyToBuy({ shop }: { shop: PageShop }) {
  const chat = chatOf(shop);
  return (
    <section className="wrap pb-4">
      <div className="panel">
        <h2 className="text-lg leading-tight font-bold">Ready to buy?</h2>
        <p className="mt-1">Chat directly with the seller</p>
        <p className="mt-1 text-sm text-muted">Tell them the number on the product's picture.</p>
        {chat.kind === 'direct' && <ChatFallback chat={chat} />}
      </div>
    </section>
  );
}

/**
 * The bottom: the chat for buyers, in whose place the owner's part comes. An empty shop has nothing to chat about yet.
 */
function ShopBar({ shop }: { shop: PageShop }) {
  if (shop.productCount === 0)
    return (
      <div className="sticky bottom-0 z-20 mt-auto">
        <OwnerSlot shop={shop} />
      </div>
    );
  const chat = chatOf(shop);
  return (
    <div className="chat-bar mt-auto no-print">
      <div className="wrap md:max-w-md">
        <ChatButton chat={chat} label="Chat on WhatsApp" />
        {chat.kind === 'share' && <ChatFallback chat={chat} />}
      </div>
      <OwnerSlot shop={shop} />
    </div>
  );
}
