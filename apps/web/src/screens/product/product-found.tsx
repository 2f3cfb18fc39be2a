import { useEffect, useRef } from 'react';
import { BackToShop } from '#web/features/catalog/back-to-shop.tsx';
import { OtherProducts } from '#web/features/catalog/other-products.tsx';
import { ShopScript } from '#web/features/catalog/shop-script/shop-script.tsx';
import { basketChatLink } from '#web/features/chat/chat.ts';
import { useFreshChat } from '#web/features/chat/use-fresh-chat.ts';
import { RecentlySeen } from '#web/features/recent/recently-seen.tsx';
import { rememberSeen } from '#web/features/recent/seen-store.ts';
import { SaveButton } from '#web/features/saved/save-button.tsx';
import { AsBuyerBar } from '#web/features/site/as-buyer-bar.tsx';
import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { CopyButton, linkNotCopied } from '#web/ui/copy-button.tsx';
import { CopyLine } from '#web/ui/copy-line.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { FoundProduct } from './found-product.ts';
import { PictureCarousel } from './picture-carousel.tsx';
import { ProductWords } from './product-words.tsx';

interface ProductFoundProps {
  page: FoundProduct;
  /** When its data was read, on the phone's clock. */
  read: { readAtMs?: number };
  /** Refreshes a page that is too old for a chat. */
  askAgain: () => Promise<boolean> | null;
}

export function ProductFound({ page, read, askAgain }: ProductFoundProps) {
  const { shop, product, more } = page;
  const isOwner = useIsOwner(shop.handle);
  const asBuyer = useAsBuyer();
  const main = useRef<HTMLElement>(null);
  useFreshChat(main, { page, read, askAgain });
  useEffect(
    () => rememberSeen({ ...product, handle: shop.handle, picture: product.pictures[0] ?? null }),
    [product, shop.handle],
  );
  return (
    <>
      <CopyLine key={product.id} copy={page.copy} />
      <AsBuyerBar handle={shop.handle} />
      <SiteBar back={{ to: paths.shop(shop.handle), label: <BackToShop shop={shop} /> }}>
        <SaveButton />
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
        ref={main}
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col"
        // Without a shop nothing is counted.
        data-shop={asBuyer ? undefined : shop.handle}
        data-video={product.id}
        data-view={asBuyer ? undefined : 'yes'}
        data-own={isOwner || undefined}
        data-closed={shop.chatAllowed ? undefined : ''}
        // An inline script knows whose it is before the app.
        suppressHydrationWarning
      >
        <ShopScript changesAt={shop.changesAt} />
        <div className="product">
          <PictureCarousel key={product.id} product={product} />
          <ProductWords key={`${product.id} ${page.size}`} page={page} isOwner={isOwner} />
        </div>
        {!product.soldOut && (
          <OtherProducts
            title="More from this shop"
            handle={shop.handle}
            cards={more}
            chatLink={basketChatLink(shop)}
          />
        )}
        <RecentlySeen handle={shop.handle} exceptId={product.id} known={more} />
      </main>
      <SiteFooter>
        {!isOwner && (
          <a
            className="inline-flex min-h-11 items-center underline"
            href={paths.report(shop.handle, product.id)}
            rel="nofollow"
          >
            Report this product
          </a>
        )}
      </SiteFooter>
    </>
  );
}
