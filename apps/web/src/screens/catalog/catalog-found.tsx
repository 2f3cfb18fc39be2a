import type { FilterChoices, PageProductQuery, PageShop } from '@app/contracts/addresses/pages';
import { BackToShop } from '#web/features/catalog/back-to-shop.tsx';
import { statedFacts } from '#web/features/catalog/facts/stated-facts.ts';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { NothingFound } from '#web/features/catalog/search/nothing-found.tsx';
import { OpenFilters } from '#web/features/catalog/search/open-filters.tsx';
import {
  isOtherList,
  isPlainQuery,
  listAddress,
  minFilteredCount,
  useNextQuery,
} from '#web/features/catalog/search/product-query.ts';
import { PageLinks, ProductFilters } from '#web/features/catalog/search/product-search.tsx';
import { OneLine, UnconfirmedNotice } from '#web/features/catalog/seller-identity.tsx';
import { ShopScript } from '#web/features/catalog/shop-script/shop-script.tsx';
import { useLoadMore, useWholeList } from '#web/features/catalog/use-whole-list.ts';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton, FollowOnTiktok, seeItFirst } from '#web/features/chat/chat-button.tsx';
import { shopMessage } from '#web/features/chat/chat-message.ts';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { AsBuyerBar } from '#web/features/site/as-buyer-bar.tsx';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';

export interface FoundCatalog {
  shop: PageShop;
  cards: ProductCardData[];
  lastKey: string | null;
  query: PageProductQuery;
  isClosest: boolean;
  choices: FilterChoices | null;
  day: string;
}

/** The compact list, to look up a number and to print. */
export function CatalogFound({ page }: { page: FoundCatalog }) {
  const { shop, lastKey, query, day } = page;
  const asBuyer = useAsBuyer();
  const path = paths.catalog(shop.handle);
  const { cards, isWhole } = useWholeList(path, page);
  useLoadMore(path, shop.handle, page, { cards });
  // People look a number up here, unless they chose another order.
  const rows = query.sort || query.search ? cards : [...cards].sort((one, other) => other.number - one.number);
  const searching = isOtherList(useNextQuery(path));
  const stated = statedFacts(shop);
  return (
    <>
      <AsBuyerBar handle={shop.handle} />
      <SiteBar back={{ to: paths.shop(shop.handle), label: <BackToShop shop={shop} /> }}>
        {cards.length > 0 && <PrintButton />}
      </SiteBar>
      <main id="main" tabIndex={-1} className="flex-1 pb-8" data-shop={asBuyer ? undefined : shop.handle}>
        <ShopScript changesAt={shop.changesAt} />
        <header className="wrap flex flex-wrap items-baseline gap-x-2 pt-2">
          <h1 className="min-w-0 leading-tight font-bold wrap-anywhere md:text-xl">
            All products of {shop.displayName}
          </h1>
          <p className="text-sm text-muted">{counted(shop.productCount, 'product')}</p>
          {stated.length > 0 && (
            <div className="no-print w-full pb-1 text-sm leading-[18px]">
              <a className="one-line text-brand underline" href={paths.about(shop.handle)}>
                <OneLine facts={stated} />
              </a>
            </div>
          )}
          {shop.unconfirmed && <UnconfirmedNotice shop={shop} />}
          <OnPaper shop={shop} day={day} />
        </header>
        {(shop.productCount >= minFilteredCount || !isPlainQuery(query)) && (
          <div className="sticky-top no-print">
            <div className="wrap">
              <ProductFilters path={path} query={query} tags={shop.tags} usualSort="By number" />
            </div>
          </div>
        )}
        <div className={searching ? 'wrap opacity-50' : 'wrap'} aria-busy={searching}>
          {shop.productCount === 0 && (
            <div className="grid justify-items-center gap-3 py-12 text-center">
              <p className="text-muted">No products yet</p>
              <FollowOnTiktok handle={shop.handle} />
            </div>
          )}
          <OpenFilters path={path} query={query} tags={shop.tags} choices={page.choices} />
          {shop.productCount > 0 && (page.isClosest || cards.length === 0) && (
            <NothingFound shop={shop} path={path} level={2} search={query.search} isClosest={page.isClosest} />
          )}
          {rows.length > 0 && <CatalogTable path={path} query={query} handle={shop.handle} cards={rows} />}
          <PageLinks
            path={path}
            query={query}
            lastKey={lastKey}
            isWhole={isWhole}
            shown={isWhole && isPlainQuery(query) ? `${cards.length} of ${shop.productCount}` : null}
          />
        </div>
        {cards.length > 0 && !query.filters && (
          <div className="chat-bar no-print">
            <div className="wrap md:max-w-md">
              <ChatButton
                chat={chatWith(shop, shopMessage(shop.handle, shop.shopLink))}
                label="Chat on WhatsApp"
                hint={seeItFirst}
              />
            </div>
          </div>
        )}
      </main>
      <SiteFooter />
    </>
  );
}

/** Shown once it works: the bar keeps the room. */
function PrintButton() {
  if (!useIsHydrated()) return null;
  return (
    <button type="button" className="button px-2 text-sm max-md:hidden" onClick={() => print()}>
      Print
    </button>
  );
}

function OnPaper({ shop, day }: { shop: PageShop; day: string }) {
  return (
    <p className="only-print">
      {shop.shopLink} · {shop.chatAllowed && shop.phoneNumber && <b>WhatsApp {formatPhone(shop.phoneNumber)} · </b>}
      Prices of {day}. Say the number when you order.
    </p>
  );
}

interface CatalogTableProps {
  path: string;
  query: PageProductQuery;
  handle: string;
  cards: ProductCardData[];
}

function CatalogTable({ path, query, handle, cards }: CatalogTableProps) {
  return (
    <table className="catalog">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Product</th>
          <PriceHead path={path} query={query} />
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <CatalogRow key={card.id} handle={handle} card={card} />
        ))}
      </tbody>
    </table>
  );
}

/** Sorts by price; the next tap turns the order round. */
function PriceHead({ path, query: { filters: _, ...query } }: Pick<CatalogTableProps, 'path' | 'query'>) {
  const isRising = query.sort === 'price_asc';
  const order = isRising ? 'ascending' : query.sort === 'price_desc' ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={order}>
      <PageLink
        className="inline-flex min-h-11 items-center underline"
        to={listAddress(path, { ...query, sort: isRising ? 'price_desc' : 'price_asc' })}
        preventScrollReset
      >
        Price
      </PageLink>
    </th>
  );
}

function CatalogRow({ handle, card }: { handle: string; card: ProductCardData }) {
  return (
    <tr className={card.soldOut ? 'is-sold' : undefined}>
      <td>{card.number}</td>
      <td>
        <PageLink className="flex items-center gap-3" to={paths.product(handle, card.id)}>
          <span className="no-print w-14 flex-none">
            <Picture picture={card.picture} alt="" sizes="56px" />
          </span>
          <span className="grid min-w-0 flex-1 grid-cols-1 items-center gap-x-6 py-2 leading-tight md:grid-cols-2">
            <span>
              {card.title}
              {card.tags.length > 0 && (
                <small className="block truncate text-sm text-muted">{card.tags.join(' · ')}</small>
              )}
            </span>
            {card.sizes.length > 0 && <small className="text-sm">Sizes {card.sizes.join(', ')}</small>}
          </span>
        </PageLink>
      </td>
      <td>
        <Price price={card.price} oldPrice={card.oldPrice} />
        {card.soldOut && <small className="text-sm font-semibold text-danger">Sold out</small>}
      </td>
    </tr>
  );
}
