import type { PageShop } from '@app/contracts/addresses/pages';
import { Confirmation, SellerPhoto } from '#web/features/catalog/seller-identity.tsx';
import { TiktokProfile } from '#web/features/chat/chat-button.tsx';
import { NewContactNotice } from '#web/features/chat/new-contact-notice.tsx';
import { formatCount } from '#web/lib/formatting/format.ts';
import { CopyButton, linkNotCopied } from '#web/ui/copy-button.tsx';
import { Icon, VerifiedTick } from '#web/ui/icon.tsx';

/** Tick and followers only of a confirmed owner: a stranger must not borrow the real seller's name. */
export function ShopHeader({ shop, contactNewSince }: { shop: PageShop; contactNewSince: string | null }) {
  const confirmed = !shop.unconfirmed;
  return (
    <section className="border-b border-line bg-surface py-4 md:py-8">
      <div className="wrap flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <div className="flex min-w-0 items-center gap-4">
          <SellerPhoto shop={shop} size="size-14 md:size-18" />
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
          {shop.views > 0 && <Count count={formatCount(shop.views)} of={shop.views === 1 ? 'view' : 'views'} />}
        </ul>
        <div className="flex gap-2 md:flex-none">
          <TiktokProfile handle={shop.handle} look="button-quiet flex-1" />
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
      <Confirmation shop={shop} className="wrap mt-2" />
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
