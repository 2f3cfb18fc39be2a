import type { PageShop } from '@app/contracts/pages';
import { NewContactNotice } from '#web/features/chat/new-contact-notice.tsx';
import { formatCount, formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { CopyButton, linkNotCopied } from '#web/ui/copy-button.tsx';
import { Icon, VerifiedTick } from '#web/ui/icon.tsx';

/**
 * Who sells here. Tick and followers only of a confirmed owner: until then they would lend a stranger the real seller's
 * name.
 */
export function ShopHeader({ shop, contactNewSince }: { shop: PageShop; contactNewSince: string | null }) {
  const confirmed = !shop.unconfirmed;
  return (
    <section className="border-b border-line bg-surface py-4 md:py-8">
      <div className="wrap flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar shop={shop} />
          <div className="min-w-0">
            <h1 className="text-lg leading-tight font-bold">
              {shop.displayName} {confirmed && shop.isVerified && <VerifiedTick />}
            </h1>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
              @{shop.handle} <span className="badge">TikTok Shop</span>
            </p>
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-4 text-sm text-muted md:ml-auto md:flex-none md:flex-col md:text-right">
          {confirmed && shop.followerCount > 0 && <Count count={formatCount(shop.followerCount)} of="followers" />}
          <Count count={String(shop.productCount)} of={shop.productCount === 1 ? 'product' : 'products'} />
          <Count count={formatCount(shop.views)} of={shop.views === 1 ? 'view' : 'views'} />
        </ul>
        <div className="flex gap-2 md:flex-none">
          <a
            className="button button-quiet flex-1"
            href={paths.tiktokProfile(shop.handle)}
            data-tap="tiktok"
            rel="nofollow noopener"
          >
            <Icon name="play" />
            View TikTok Profile
          </a>
          <CopyButton
            className="button-quiet button-round flex-none"
            text={shop.shopLink}
            done="Shop link copied to clipboard!"
            fail={linkNotCopied}
            label="Copy shop link"
          >
            <Icon name="link" />
          </CopyButton>
        </div>
      </div>
      <Confirmation shop={shop} />
      {contactNewSince && (
        <div className="wrap mt-2">
          <NewContactNotice since={contactNewSince} />
        </div>
      )}
    </section>
  );
}

function Count({ count, of }: { count: string; of: string }) {
  return (
    <li>
      <b className="text-ink">{count}</b> {of}
    </li>
  );
}

function Avatar({ shop }: { shop: PageShop }) {
  const look = 'size-14 flex-none md:size-18 rounded-full border-2 border-surface object-cover outline-2 outline-brand';
  // Low: otherwise React asks for it before the products' pictures.
  if (shop.profilePhotoUrl)
    return <img className={look} src={shop.profilePhotoUrl} alt="" width={72} height={72} fetchPriority="low" />;
  const [initial = '?'] = shop.displayName.replace(/^@/, '');
  return (
    <span className={`${look} grid place-items-center bg-brand-soft text-xl font-bold text-brand`} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}

function Confirmation({ shop }: { shop: PageShop }) {
  if (!shop.unconfirmed && !shop.confirmedAt) return null;
  return (
    <p className="wrap mt-2 flex gap-2 text-sm text-muted">
      {shop.unconfirmed && <Icon name="info" />}
      {shop.unconfirmed || !shop.confirmedAt
        ? `Not yet confirmed by @${shop.handle}`
        : `Confirmed on ${formatDay(shop.confirmedAt)}`}
    </p>
  );
}
