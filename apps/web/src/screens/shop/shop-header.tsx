import type { PageShop } from '@app/contracts/addresses/pages';
import { notYetConfirmed, realOwner, SellerPhoto, unknownOwner } from '#web/features/catalog/seller-identity.tsx';
import { seeItFirst, TiktokLink } from '#web/features/chat/chat-button.tsx';
import { NewContactNotice } from '#web/features/chat/new-contact-notice.tsx';
import { formatCount, formatDay } from '#web/lib/formatting/format.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { CopyButton, linkNotCopied } from '#web/ui/copy-button.tsx';
import { Icon, Tick } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { AccountLink } from './account-link.tsx';

/** One bar of 44 px, so that the goods begin high on a small screen. Its menus need no scripts. */
export function ShopHeader({ shop }: { shop: PageShop }) {
  const isOwner = useIsOwner(shop.handle);
  return (
    <header className="no-print bg-surface">
      <div className="wrap relative flex h-11 items-center">
        <SellerPhoto shop={shop} size="size-8" />
        <div className="ml-3 min-w-0 text-sm leading-tight text-muted">
          <div className="flex items-center">
            <h1 className="truncate text-base leading-tight font-bold text-ink">{shop.displayName}</h1>
            <Confirmed shop={shop} />
          </div>
          <p className="flex gap-2">
            <span className="truncate">@{shop.handle}</span>
            {isOwner && <span className="badge flex-none py-0">Owner View</span>}
          </p>
        </div>
        <CopyButton
          className="button-round ml-auto flex-none"
          text={shop.shopLink}
          done="Shop link copied to clipboard!"
          fail={linkNotCopied}
          label="Copy shop link"
        >
          <Icon name="link" />
        </CopyButton>
        <details className="menu -mr-3">
          <summary className="button button-round" aria-label="Menu">
            <Icon name="more" />
          </summary>
          <nav className="menu-list right-4" aria-label="Shop">
            <PageLink className="button" to={paths.catalog(shop.handle)}>
              Price list
            </PageLink>
            <AccountLink handle={shop.handle} />
          </nav>
        </details>
      </div>
    </header>
  );
}

/** Only a confirmed owner has a tick: a stranger must not borrow the real seller's name. */
function Confirmed({ shop }: { shop: PageShop }) {
  if (shop.unconfirmed || !shop.confirmedAt) return null;
  return (
    <details className="menu">
      <summary className="button -my-3 px-1">
        <Tick label={shop.isVerified ? 'Verified on TikTok' : realOwner} />
      </summary>
      <p className="menu-list left-4 px-3 py-2 text-sm">
        {realOwner}. Confirmed on {formatDay(shop.confirmedAt)}
      </p>
    </details>
  );
}

/** Facts in one row, then what a buyer must know, which never shrinks away. */
export function ShopFacts({ shop, contactNewSince }: { shop: PageShop; contactNewSince: string | null }) {
  const { followerCount, productCount, views } = shop;
  const people = [
    !shop.unconfirmed && shop.confirmedAt && 'Real owner',
    !shop.unconfirmed && followerCount > 0 && `${formatCount(followerCount)} followers`,
    views > 0 && `${formatCount(views)} ${views === 1 ? 'view' : 'views'}`,
  ].filter(Boolean);
  return (
    <section className="border-b border-line bg-surface">
      <div className="wrap relative flex min-h-8 items-center justify-between gap-2 pb-0.5 text-sm">
        <div className="min-w-0 text-[13px] leading-tight text-muted">
          <p>
            <b className="text-ink">TikTok Shop</b>
            {productCount > 0 && ` · ${productCount} ${productCount === 1 ? 'product' : 'products'}`}
            {people.length > 0 && <span className="block">{people.join(' · ')}</span>}
          </p>
          {shop.unconfirmed && <Unconfirmed handle={shop.handle} />}
        </div>
        <TiktokLink handle={shop.handle} look="button-text -my-2 -mr-1.5 flex-none text-[13px] font-medium">
          View TikTok Profile
        </TiktokLink>
      </div>
      {contactNewSince && (
        <div className="wrap">
          <NewContactNotice since={contactNewSince} />
        </div>
      )}
    </section>
  );
}

function Unconfirmed({ handle }: { handle: string }) {
  return (
    <details className="menu">
      <summary className="relative wrap-anywhere rounded-sm bg-marigold px-1 py-px text-on-marigold after:absolute after:inset-x-0 after:-inset-y-2">
        {notYetConfirmed(handle)}
      </summary>
      <p className="menu-list right-4 left-4 px-3 py-2 text-sm text-ink">
        {unknownOwner} It may be someone who uses this name. {seeItFirst}
      </p>
    </details>
  );
}
