import { Link } from 'react-router';
import { ProductFacts } from '#web/features/catalog/product-card.tsx';
import { isFromTiktok, type ProductDetail } from '#web/features/catalog/product-detail.ts';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton, ChatFallback } from '#web/features/chat/chat-button.tsx';
import { productMessage } from '#web/features/chat/whatsapp-link.ts';
import { formatPrice } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon, VerifiedTick } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import { PictureCarousel } from './picture-carousel.tsx';
import type { FoundProduct } from './product.tsx';

export function ProductFound({ page }: { page: FoundProduct }) {
  const { shop, product, more } = page;
  return (
    <>
      <SiteBar back={{ to: paths.shop(shop.handle), label: 'Back to shop' }}>
        <CopyButton
          className="button-round"
          text={product.url}
          share
          done="Link copied to clipboard!"
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
          <div className="wrap grid content-start gap-4 py-3 md:p-0">
            <ProductWords product={product} />
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
        <ProductChatBar page={page} />
      </main>
      <SiteFooter />
    </>
  );
}

function ProductWords({ product }: { product: ProductDetail }) {
  return (
    <div>
      <h1 className="text-lg leading-tight font-bold md:text-xl">{product.title}</h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-lg">
        <Price price={product.price} oldPrice={product.oldPrice} />
        {product.soldOut && <span className="sold static">Sold out</span>}
      </div>
      <ProductFacts tags={product.tags} sizes={product.sizes} />
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

function Seller({ page: { shop } }: { page: FoundProduct }) {
  return (
    <div className="panel flex items-center justify-between gap-3">
      <p className="min-w-0 leading-tight">
        <span className="flex items-center gap-1">
          <b>Sold by @{shop.handle}</b>
          {!shop.unconfirmed && shop.isVerified && <VerifiedTick />}
        </span>
        <span className="text-sm text-muted">
          {shop.unconfirmed ? `Not yet confirmed by @${shop.handle}` : shop.displayName}
        </span>
      </p>
      <Link className="button button-quiet flex-none" to={paths.shop(shop.handle)} discover="none">
        View Shop
      </Link>
    </div>
  );
}

function ProductChatBar({ page: { shop, product } }: { page: FoundProduct }) {
  const chat = chatWith(shop, productMessage(product, product.url, formatPrice));
  return (
    <div className="chat-bar no-print mt-auto">
      <div className="wrap md:max-w-md">
        <ChatButton chat={chat} label="Contact Seller on WhatsApp" />
        <ChatFallback chat={chat} compact />
      </div>
    </div>
  );
}
