import type { PageShop } from '@app/contracts/addresses/pages';
import { statedFacts } from '#web/features/catalog/facts/stated-facts.ts';
import { OneLine, realOwner, SellerPhoto, UnconfirmedNotice } from '#web/features/catalog/seller-identity.tsx';
import { TiktokLink } from '#web/features/chat/chat-button.tsx';
import { type NewContact, NewContactNotice } from '#web/features/chat/new-contact-notice.tsx';
import { ratingWords } from '#web/features/reviews/review.messages.ts';
import { counted, formatCount, formatDay } from '#web/lib/formatting/format.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { CopyButton, linkNotCopied } from '#web/ui/copy-button.tsx';
import { Icon, Tick } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { AccountLink } from './account-link.tsx';

/** One bar of 44 px, so that the goods begin high on a small screen. Its menus need no scripts. */
export function ShopHeader({ shop }: { shop: PageShop }) {
  const isOwner = useIsOwner(shop.handle);
  const isLong = shop.displayName.length > maxNameLength;
  return (
    <header className="no-print bg-surface">
      <div className="wrap relative flex min-h-11 items-center">
        <SellerPhoto shop={shop} size="size-8" />
        <div className="ml-3 min-w-0 py-1 text-[13px] leading-4 text-muted">
          <div className="flex items-center">
            <h1 className={`font-bold text-ink ${isLong ? 'line-clamp-2 text-sm leading-4' : 'truncate text-base'}`}>
              {shop.displayName}
            </h1>
            <ConfirmedTick shop={shop} />
          </div>
          {/* The notice names it, too, and the goods come higher. */}
          {!(isLong && shop.unconfirmed) && <p className="truncate">@{shop.handle}</p>}
        </div>
        {/* The menu takes this room without moving the button, when it comes later than a first paint; without scripts, which
            copy, the room stays. */}
        <span className="mr-8 ml-auto flex-none">
          <CopyButton
            className="button-round"
            text={shop.shopLink}
            done="Shop link copied to clipboard!"
            fail={linkNotCopied}
            label="Copy shop link"
          >
            <Icon name="link" />
          </CopyButton>
        </span>
        <details className="menu -mr-3 -ml-8">
          <summary className="button button-round" aria-label="Menu">
            <Icon name="more" />
          </summary>
          <nav className="menu-list right-4" aria-label="Shop">
            <PageLink className="button" to={paths.catalog(shop.handle)}>
              Price list
            </PageLink>
            <a className="button" href={paths.about(shop.handle)}>
              About this seller
            </a>
            {isOwner && (
              <TiktokLink handle={shop.handle} look="">
                View TikTok Profile
              </TiktokLink>
            )}
            <a className="button" href={paths.myOrders}>
              My orders
            </a>
            <a className="button" href={paths.saved}>
              Saved
            </a>
            <AccountLink handle={shop.handle} />
          </nav>
        </details>
      </div>
    </header>
  );
}

/** In characters: a longer name takes two small lines of the bar. */
const maxNameLength = 22;

/** Only a confirmed owner has a tick: a stranger must not borrow the real seller's name. */
function ConfirmedTick({ shop }: { shop: PageShop }) {
  if (shop.unconfirmed || !shop.confirmedAt) return null;
  return (
    <span className="ml-1">
      <Tick label={shop.isVerified ? 'Verified on TikTok' : realOwner} />
    </span>
  );
}

/** What was checked, and when, on a tap. */
function RealOwner({ confirmedAt }: { confirmedAt: string }) {
  return (
    <details className="menu">
      <summary className="button -my-3 -mx-1 px-1 py-0 text-[13px] text-brand underline">Real owner</summary>
      <div className="menu-list left-4 px-3 py-2 text-sm text-ink">
        <p>
          {realOwner}. Confirmed on {formatDay(confirmedAt)}
        </p>
        <p>The owner of this TikTok account runs this shop.</p>
      </div>
    </details>
  );
}

/** Facts in one row, then what a buyer must know, which never shrinks away. */
export function ShopFacts({
  shop,
  newContact,
  announcement,
  asksPrices,
}: {
  shop: PageShop;
  newContact: NewContact | null;
  announcement: string | undefined;
  asksPrices: boolean;
}) {
  const { followerCount, productCount, views } = shop;
  const stated = productCount > 0 ? statedFacts(shop, { alsoMissing: asksPrices ? ['prices'] : [] }) : [];
  const facts = [
    productCount > 0 && counted(productCount, 'product'),
    views > 0 && `${formatCount(views)} ${views === 1 ? 'view' : 'views'}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <section className="border-b border-line bg-surface">
      {/* Its owner knows all this, and has the way to TikTok in the menu. */}
      <div className="for-buyers">
        <div className="wrap relative flex items-center justify-between gap-2 pb-0.5 text-[13px]">
          <div className="min-w-0 leading-[18px] text-muted">
            {/* An announcement has this room in a line of its own, and a count that grows moves nothing. */}
            {!announcement && (
              <p className="one-line">
                <OneLine facts={['TikTok Shop', ...facts]} />
              </p>
            )}
            {!shop.unconfirmed && (shop.confirmedAt || followerCount > 0 || shop.rating) && (
              <div className="flex h-[18px] items-center gap-1">
                {shop.confirmedAt && <RealOwner confirmedAt={shop.confirmedAt} />}
                {shop.rating && (
                  <a
                    className="button -my-3 flex-none px-1 py-0 text-[13px] text-brand underline"
                    href={`${paths.about(shop.handle)}#reviews`}
                    aria-label={ratingWords(shop.rating)}
                  >
                    {/* Beside the way to TikTok there is no room for more. */}
                    {`${shop.rating.average.toFixed(1)} ★ (${shop.rating.count})`}
                  </a>
                )}
                {followerCount > 0 && (
                  <span className={`truncate ${shop.rating ? 'hidden sm:inline' : ''}`}>
                    {(shop.confirmedAt || shop.rating) && '· '}
                    {formatCount(followerCount)} followers
                  </span>
                )}
              </div>
            )}
          </div>
          <TiktokLink handle={shop.handle} look="button-text -my-3 -mr-1.5 flex-none text-[13px] font-medium">
            View TikTok Profile
          </TiktokLink>
        </div>
        {announcement && (
          // One line; a tap shows all of it, also without scripts.
          <details className="menu wrap relative h-[22px]">
            <summary className="button -my-3 -mx-1 max-w-full justify-start px-1 py-0 text-[13px] font-medium">
              <span className="truncate">{announcement}</span>
            </summary>
            <div className="menu-list left-4 px-3 py-2 text-sm text-ink">{announcement}</div>
          </details>
        )}
        {stated.length > 0 && (
          <p className="wrap pb-1 text-[13px] leading-[18px]">
            <a
              // The fee of a chosen area is written before its words (basket/delivery-fee.ts).
              className="one-line font-medium text-brand underline"
              href={paths.about(shop.handle)}
            >
              <OneLine facts={stated} />
            </a>
          </p>
        )}
      </div>
      {shop.unconfirmed && (
        <div className="wrap for-buyers">
          <UnconfirmedNotice shop={shop} />
        </div>
      )}
      {newContact && (
        <div className="wrap">
          <NewContactNotice news={newContact} />
        </div>
      )}
    </section>
  );
}
