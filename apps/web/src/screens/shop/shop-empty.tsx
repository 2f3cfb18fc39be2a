import type { PageShop } from '@app/contracts/pages';
import { lazy, Suspense } from 'react';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { loadOwnerPart } from './load-owner-part.ts';

const OwnerEmpty = lazy(loadOwnerPart(() => import('./owner/owner-empty.tsx')));

/** A shop before its first product; its owner reads how to fill it. */
export function EmptyShop({ shop, isOwner }: { shop: PageShop; isOwner: boolean }) {
  const forVisitors = <ComingSoon shop={shop} />;
  if (!isOwner) return forVisitors;
  return (
    <OptionalPart>
      <Suspense fallback={forVisitors}>
        <OwnerEmpty />
      </Suspense>
    </OptionalPart>
  );
}

function ComingSoon({ shop }: { shop: PageShop }) {
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name="bag" size={36} />
      </span>
      <h2 className="text-lg font-bold">Shop coming soon</h2>
      <p className="max-w-sm wrap-anywhere text-muted">
        The first products of {shop.displayName} will stand here. See the videos meanwhile.
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
