import type { PageShop } from '@app/contracts/pages';
import { BagSign } from '#web/features/catalog/missing-shop.tsx';
import { paths } from '#web/paths.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { OwnerEmpty } from './owner-slots.tsx';

export function EmptyShop({ shop, isOwner }: { shop: PageShop; isOwner: boolean }) {
  const forVisitors = <ComingSoon shop={shop} />;
  if (!isOwner) return forVisitors;
  return (
    <OptionalPart fallback={forVisitors}>
      <OwnerEmpty />
    </OptionalPart>
  );
}

function ComingSoon({ shop }: { shop: PageShop }) {
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <BagSign />
      <h2 className="text-lg font-bold">Shop coming soon</h2>
      <p className="max-w-sm wrap-anywhere text-muted">
        The first products of {shop.displayName} will appear here. Until then, see the videos.
      </p>
      <a
        className="button button-brand"
        href={paths.tiktokProfile(shop.handle)}
        data-tap="tiktok"
        rel="nofollow noopener"
      >
        Follow on TikTok
      </a>
    </div>
  );
}
