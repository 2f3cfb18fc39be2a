import type { PageShop } from '@app/contracts/addresses/pages';
import { SellerPhoto } from '#web/features/catalog/seller-identity.tsx';
import { FollowOnTiktok } from '#web/features/chat/chat-button.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { OwnerEmpty } from './owner-slots.tsx';

/** Where the first products will be: for visitors the way to the videos, for the owner what to do. */
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
    <div className="panel mx-auto mt-6 grid max-w-md justify-items-center gap-4 py-8 text-center">
      <SellerPhoto shop={shop} size="size-20 text-xl" />
      <h2 className="text-lg leading-tight font-bold">Shop coming soon</h2>
      <p className="text-muted">The first products will appear here. Until then, see the videos on TikTok.</p>
      <FollowOnTiktok handle={shop.handle} look={shop.unconfirmed ? 'button-quiet' : 'button-brand'} />
    </div>
  );
}
