import type { PageShop } from '@app/contracts/pages';
import { Link } from 'react-router';
import { PageLinks } from '#web/features/catalog/page-links.tsx';
import { ProductFilters } from '#web/features/catalog/product-filters.tsx';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { isPlainQuery } from '#web/features/catalog/product-query.ts';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton, ChatFallback } from '#web/features/chat/chat-button.tsx';
import { shopMessage } from '#web/features/chat/whatsapp-link.ts';
import { useLiveCards } from '#web/features/live/use-live-cards.ts';
import { paths } from '#web/paths.ts';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { FoundShop } from './shop-data.ts';
import { EmptyShop, NothingFound } from './shop-empty.tsx';
import { ShopHeader } from './shop-header.tsx';

/** Two cards stand in a phone's first screen. */
const eagerCards = 2;

export function ShopFound({ page }: { page: FoundShop }) {
  const { shop, query, lastKey } = page;
  const path = paths.shop(shop.handle);
  const plain = isPlainQuery(query);
  const { cards, newIds } = useLiveCards(page, plain);
  return (
    <>
      <SiteBar>
        <Link className="button px-3 text-sm" to={paths.catalog(shop.handle)} discover="none">
          Price list
        </Link>
      </SiteBar>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col" data-shop={shop.handle} data-view="">
        <ShopHeader shop={shop} />
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
          <ProductGrid handle={shop.handle} cards={cards} eager={eagerCards} newIds={newIds} />
          {cards.length === 0 && (shop.productCount === 0 ? <EmptyShop shop={shop} /> : <NothingFound path={path} />)}
          <PageLinks path={path} query={query} lastKey={lastKey} />
        </section>
        {shop.productCount > 0 && <ReadyToBuy shop={shop} />}
        {shop.productCount > 0 && <ShopChatBar shop={shop} />}
      </main>
      <SiteFooter />
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

function ShopChatBar({ shop }: { shop: PageShop }) {
  const chat = chatOf(shop);
  return (
    <div className="chat-bar mt-auto no-print">
      <div className="wrap md:max-w-md">
        <ChatButton chat={chat} label="Chat on WhatsApp" />
        {chat.kind === 'share' && <ChatFallback chat={chat} />}
      </div>
    </div>
  );
}
