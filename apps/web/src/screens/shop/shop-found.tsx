import type { FilterChoices, PageProductQuery, PageShop } from '@app/contracts/addresses/pages';
import { type ComponentProps, Fragment } from 'react';
import { OtherProducts } from '#web/features/catalog/other-products.tsx';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { NothingFound, ShowAll } from '#web/features/catalog/search/nothing-found.tsx';
import { OpenFilters } from '#web/features/catalog/search/open-filters.tsx';
import {
  isOtherList,
  isPlainQuery,
  minFilteredCount,
  useNextQuery,
} from '#web/features/catalog/search/product-query.ts';
import { PageLinks, ProductFilters } from '#web/features/catalog/search/product-search.tsx';
import { ShopScript } from '#web/features/catalog/shop-script/shop-script.tsx';
import { useLoadMore, useWholeList } from '#web/features/catalog/use-whole-list.ts';
import { basketChatLink } from '#web/features/chat/chat.ts';
import type { NewContact } from '#web/features/chat/new-contact-notice.tsx';
import { RecentlySeen } from '#web/features/recent/recently-seen.tsx';
import { useKnownNumber } from '#web/features/recent/use-known-number.ts';
import { AsBuyerBar } from '#web/features/site/as-buyer-bar.tsx';
import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { type Copy, CopyLine } from '#web/ui/copy-line.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SiteFooter } from '#web/ui/site-bar.tsx';
import { EmptyShop } from './empty-shop.tsx';
import liveBeforeApp from './live/live-before-app.ts?script-file';
import type { LivePage } from './live/live-page.ts';
import { useLiveCards } from './live/use-live-cards.ts';
import { OwnerCardControls, OwnerPanelSlot } from './owner-slots.tsx';
import { ShopFacts, ShopHeader } from './shop-header.tsx';
import { chatOf, ShopBar, WaysToBuy } from './ways-to-buy.tsx';

/** A collection in the row of chips; the chip of the open one leads back to the shop. */
export interface CollectionChip {
  name: string;
  to: string;
  open?: 'true';
}

/** The collection that the address names. Its words are made by the server, so that no shop's visitor loads them. */
export interface OpenCollection {
  name: string;
  path: string;
  url: string;
  title: string;
  /** What it holds, in one or two words. */
  about: string;
  /** Where nothing is shown. */
  emptyWords: string;
  /** The shop has none of this address: no view is counted. */
  isMissing?: true;
}

/** A banner as attributes, made by the server, so that no shop's visitor loads them. */
export interface ShownBanner {
  place: Pick<ComponentProps<'li'>, 'className' | 'style'>;
  picture: Pick<ComponentProps<'img'>, 'src' | 'loading' | 'decoding'>;
}

export interface FoundShop extends LivePage {
  shop: PageShop;
  query: PageProductQuery;
  isClosest: boolean;
  /** Products to show where nothing was found. */
  others: ProductCardData[];
  choices: FilterChoices | null;
  newContact: NewContact | null;
  collections?: CollectionChip[];
  collection?: OpenCollection;
  announcement?: string;
  copy?: Copy;
  banner?: ShownBanner;
}

/** Two cards fit a phone's first screen. */
const eagerCards = 2;

export function ShopFound({ page }: { page: FoundShop }) {
  const { shop, query, collection } = page;
  const shopPath = paths.shop(shop.handle);
  const path = collection?.path ?? shopPath;
  const whole = useWholeList(path, page);
  // A collection is like a list that filters narrow.
  const plain = !collection && whole.isWhole && isPlainQuery({ ...query, lastKey: '' });
  const { cards, newIds } = useLiveCards(whole, plain);
  useLoadMore(path, shop.handle, page, { cards, readAt: whole.readAt });
  const isOwner = useIsOwner(shop.handle);
  const asBuyer = useAsBuyer();
  const knownNumber = useKnownNumber(shop.handle, cards, plain);
  const searching = isOtherList(useNextQuery(path));
  const hasFilters = !collection && (shop.productCount >= minFilteredCount || !plain);
  const chatLink = basketChatLink(shop);
  const isAll = plain && page.lastKey === null && cards.length > 0;
  const asksPrices = isAll && cards.every(({ price }) => price === null);
  // The one button of such a page asks the seller for what was looked for.
  const asks = cards.length === 0 && query.search !== undefined && chatOf(shop).kind === 'direct';
  return (
    <>
      <CopyLine copy={page.copy} />
      <AsBuyerBar handle={shop.handle} />
      <ShopHeader shop={shop} />
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col"
        // Without a shop nothing is counted.
        data-shop={asBuyer ? undefined : shop.handle}
        data-view={asBuyer || collection?.isMissing ? undefined : 'yes'}
        data-own={isOwner || undefined}
        data-closed={shop.chatAllowed ? undefined : ''}
        data-live={plain && !asBuyer && liveBeforeApp ? liveBeforeApp : undefined}
        data-read-at={plain ? page.readAt : undefined}
        // An inline script knows whose it is before the app.
        suppressHydrationWarning
      >
        <ShopScript changesAt={shop.changesAt} />
        <ShopFacts shop={shop} newContact={page.newContact} announcement={page.announcement} asksPrices={asksPrices} />
        <OwnerPanelSlot shop={shop} isOwner={isOwner} />
        {listFilters(page, shopPath, hasFilters)}
        <section className={`wrap pb-4 ${hasFilters ? '' : 'pt-2'}`} aria-labelledby="products">
          <OpenFilters path={path} query={query} tags={shop.tags} choices={page.choices} />
          {listHead(page, cards.length, plain, whole.isWhole)}
          {shop.productCount > 0 && (page.isClosest || cards.length === 0) && (
            <NothingFound
              shop={shop}
              path={shopPath}
              level={3}
              search={query.search}
              isClosest={page.isClosest}
              words={collection?.emptyWords}
            />
          )}
          <div className={searching ? 'opacity-50' : undefined} aria-busy={searching}>
            <ProductGrid
              handle={shop.handle}
              cards={cards}
              eager={eagerCards}
              newIds={newIds}
              knownNumber={knownNumber}
              chatLink={chatLink}
              controls={isOwner ? (card) => <OwnerCardControls handle={shop.handle} card={card} /> : undefined}
            >
              {amongCards(page, cards)}
            </ProductGrid>
          </div>
          {shop.productCount === 0 && cards.length === 0 && <EmptyShop shop={shop} isOwner={isOwner} />}
          {listEnd(page, path, cards.length, plain, whole.isWhole)}
        </section>
        <OtherProducts
          title={cards.length > 0 ? 'More from this shop' : 'For sale in this shop'}
          handle={shop.handle}
          cards={page.others}
          chatLink={chatLink}
        />
        {shop.productCount > 0 && !asks && <WaysToBuy shop={shop} cards={cards} asksPrices={asksPrices} />}
        {(isOwner || !(asks || query.filters)) && (
          <ShopBar shop={shop} isOwner={isOwner} search={query.search} asksPrices={asksPrices} />
        )}
      </main>
      <SiteFooter>
        {!isOwner && (
          <a className="inline-flex min-h-11 items-center underline" href={paths.report(shop.handle)} rel="nofollow">
            Report this shop
          </a>
        )}
      </SiteFooter>
    </>
  );
}

/** What stands behind three rows of a phone. */
const amongCards = ({ shop, banner }: FoundShop, cards: ProductCardData[]) => (
  <Fragment key="among">
    {shop.productCount > 0 && <RecentlySeen handle={shop.handle} known={cards} amongCards />}
    {banner && (
      <li {...banner.place}>
        <img alt="" {...banner.picture} />
      </li>
    )}
  </Fragment>
);

/** Search and filters with the collections before the tags; those alone where the goods come first. */
function listFilters({ shop, query, collections }: FoundShop, path: string, hasFilters: boolean) {
  const chips = collections && (
    <nav aria-label="Collections" className="flex flex-none gap-2">
      {collections.map(({ name, to, open }) => (
        <PageLink key={to} className="chip" to={to} aria-current={open}>
          {name}
        </PageLink>
      ))}
    </nav>
  );
  return hasFilters ? (
    <div className="sticky-top">
      <div className="wrap">
        <ProductFilters path={path} query={query} tags={shop.tags}>
          {chips}
        </ProductFilters>
      </div>
    </div>
  ) : (
    chips && <div className="wrap scroll-x">{chips}</div>
  );
}

/** What is listed, and the way to all products where it is a part of them. */
function listHead(page: FoundShop, length: number, plain: boolean, isWhole: boolean) {
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0 wrap-anywhere">
        {/* A collection's chip shows its name. */}
        <h2 id="products" className={page.collection?.isMissing ? 'leading-tight font-bold' : 'sr-only'}>
          {page.collection?.name ?? 'Products'}
        </h2>
        {/* Only announced in the whole list: a visible line would move the cards. */}
        <p role="status" className={plain ? 'sr-only' : 'text-sm text-muted'}>
          {describeResults(page, length, plain, isWhole)}
        </p>
      </div>
      {!plain && length > 0 && !page.isClosest && (
        <ShowAll path={paths.shop(page.shop.handle)} className="button-text -mr-1.5" />
      )}
    </div>
  );
}

/** The way to the rest of a long list, and to all of it in one. */
function listEnd(page: FoundShop, path: string, length: number, plain: boolean, isWhole: boolean) {
  const { shop, query, lastKey } = page;
  return (
    <PageLinks
      path={path}
      query={query}
      lastKey={lastKey}
      isWhole={isWhole}
      shown={plain ? `${length} of ${shop.productCount}` : null}
    >
      {plain && (
        <PageLink className="button button-text" to={paths.catalog(shop.handle)}>
          Price list of all {shop.productCount}
        </PageLink>
      )}
    </PageLinks>
  );
}

function describeResults(
  { shop, query, lastKey, isClosest }: FoundShop,
  length: number,
  plain: boolean,
  isWhole: boolean,
): string {
  if (plain) return query.lastKey ? `${length} of ${shop.productCount} products` : '';
  if (isClosest || length === 0) return '';
  const count = `${length}${lastKey ? '+' : ''} ${length === 1 && !lastKey ? 'product' : 'products'}`;
  const about = [query.search && `for “${query.search}”`, query.tag && `tagged ${query.tag.join(' or ')}`]
    .filter(Boolean)
    .join(', ');
  return isWhole ? `${count} ${about}`.trim() : `More products ${about}`.trim();
}
