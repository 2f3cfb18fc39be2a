import type { PageShop } from '@app/contracts/pages';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ProductCardData, ProductDetail } from '#web/features/catalog/page-product.ts';
import { ProductFacts } from '#web/features/catalog/product-card.tsx';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton, ChatFallback } from '#web/features/chat/chat-button.tsx';
import { productMessage } from '#web/features/chat/chat-message.ts';
import { NewContactNotice } from '#web/features/chat/new-contact-notice.tsx';
import { RecentlySeen } from '#web/features/recent/recently-seen.tsx';
import { rememberSeen } from '#web/features/recent/seen-store.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths, withQuery } from '#web/paths.ts';
import { CopyButton, linkNotCopied } from '#web/ui/copy-button.tsx';
import { Icon, VerifiedTick } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import { PictureCarousel } from './picture-carousel.tsx';

export interface FoundProduct {
  shop: PageShop;
  product: ProductDetail;
  previewImageUrl: string | null;
  more: ProductCardData[];
  /** The day since which the WhatsApp contact is new (`12 Nov`), or null. */
  contactNewSince: string | null;
}

export function ProductFound({ page }: { page: FoundProduct }) {
  const { shop, product, more } = page;
  const isOwner = useIsOwner(shop.handle);
  useEffect(
    () => rememberSeen({ ...product, handle: shop.handle, picture: product.pictures[0] ?? null }),
    [product, shop.handle],
  );
  return (
    <>
      <SiteBar back={{ to: paths.shop(shop.handle), label: 'Back to shop' }}>
        {isOwner && (
          // Stands left of what is there, so that nothing moves.
          <Link className="button px-3" to={paths.editProduct(product.id)} discover="none">
            Edit
          </Link>
        )}
        <CopyButton
          className="button-round"
          text={product.url}
          share
          done="Link copied to clipboard!"
          fail={linkNotCopied}
          label="Share this product"
        >
          <Icon name="share" />
        </CopyButton>
      </SiteBar>
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col"
        data-shop={shop.handle}
        data-video={product.id}
        data-view=""
      >
        <div className="product">
          <PictureCarousel key={product.id} product={product} />
          <div className="wrap grid grid-cols-1 content-start gap-4 py-3 md:p-0">
            <ProductWords page={page} />
            <Seller page={page} />
          </div>
        </div>
        {more.length > 0 && (
          <section className="wrap py-6" aria-labelledby="more">
            <h2 id="more" className="mb-3 text-lg leading-tight font-bold">
              More from this shop
            </h2>
            <ProductGrid handle={shop.handle} cards={more} />
          </section>
        )}
        <RecentlySeen handle={shop.handle} exceptId={product.id} known={more} />
        <ProductChatBar page={page} />
      </main>
      <SiteFooter>
        <a
          className="inline-flex min-h-11 items-center underline"
          href={paths.report(shop.handle, product.id)}
          rel="nofollow"
        >
          Report this product
        </a>
      </SiteFooter>
    </>
  );
}

function ProductWords({ page: { shop, product } }: { page: FoundProduct }) {
  return (
    <div>
      <h1 className="text-lg leading-tight font-bold md:text-xl">{product.title}</h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-lg">
        <Price price={product.price} oldPrice={product.oldPrice} />
        {product.soldOut && <span className="sold static">Sold out</span>}
      </div>
      <ProductFacts tags={[]} sizes={product.sizes} />
      <Tags tags={product.tags} shopPath={paths.shop(shop.handle)} />
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>
          Number <b className="text-ink">{product.number}</b>
        </span>
        {isFromTiktok(product.id) && (
          <>
            <span className="badge">TikTok Product</span>
            <span>Video ID {product.id}</span>
          </>
        )}
      </p>
      {product.videoUrl && (
        <a
          className="button button-quiet mt-4 w-full md:w-auto"
          href={product.videoUrl}
          data-tap="tiktok"
          rel="nofollow noopener"
        >
          <Icon name="play" />
          Watch TikTok Video
        </a>
      )}
    </div>
  );
}

/** Products made by hand have an id that starts with `p`; TikTok's are digits. */
const isFromTiktok = (id: string) => !id.startsWith('p');

/** Each tag leads to what else the shop has of it. */
function Tags({ tags, shopPath }: { tags: string[]; shopPath: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className="scroll-x -mx-4 mt-3 px-4 py-1 md:mx-0 md:flex-wrap md:px-0" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link className="chip" to={withQuery(shopPath, { tag })} discover="none">
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Seller({ page: { shop } }: { page: FoundProduct }) {
  return (
    <div className="panel flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-auto leading-tight">
        <b>
          Sold by <span className="inline-block max-w-full">@{shop.handle}</span>
        </b>{' '}
        {!shop.unconfirmed && shop.isVerified && <VerifiedTick />}
        <span className="block text-sm text-muted">
          {shop.unconfirmed ? `Not yet confirmed by @${shop.handle}` : shop.displayName}
        </span>
      </p>
      <Link className="button button-quiet flex-auto md:flex-none" to={paths.shop(shop.handle)} discover="none">
        View Shop
      </Link>
    </div>
  );
}

function ProductChatBar({ page: { shop, product, contactNewSince } }: { page: FoundProduct }) {
  const chat = chatWith(shop, productMessage(product, product.url));
  return (
    <div className="chat-bar no-print mt-auto">
      <div className="wrap md:max-w-md">
        <NewContactNotice since={contactNewSince} />
        <ChatButton chat={chat} label="Contact Seller on WhatsApp" />
        <ChatFallback chat={chat} compact />
      </div>
    </div>
  );
}
