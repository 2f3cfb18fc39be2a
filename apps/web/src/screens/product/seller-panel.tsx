import type { PageShop } from '@app/contracts/pages';
import { Confirmation, SellerPhoto } from '#web/features/catalog/seller-identity.tsx';
import type { Chat } from '#web/features/chat/chat.ts';
import { ChatDetails, seeItFirst } from '#web/features/chat/chat-button.tsx';
import { paths } from '#web/paths.ts';
import { VerifiedTick } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

export function SellerPanel({ shop, chat }: { shop: PageShop; chat: Chat }) {
  return (
    <div className="panel grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex min-w-0 flex-auto items-center gap-3">
          <SellerPhoto shop={shop} size="size-14" />
          <p className="min-w-0 leading-tight">
            <b>
              Sold by <span className="inline-block max-w-full">@{shop.handle}</span>
            </b>{' '}
            {!shop.unconfirmed && shop.isVerified && <VerifiedTick />}
            <span className="block text-sm text-muted">{shop.displayName}</span>
          </p>
        </div>
        <PageLink className="button button-quiet flex-auto md:flex-none" to={paths.shop(shop.handle)}>
          View Shop
        </PageLink>
      </div>
      <Confirmation shop={shop} />
      <div className="for-buyers grid gap-3">
        <p className="font-semibold">{seeItFirst}</p>
        <ChatDetails chat={chat} />
      </div>
    </div>
  );
}
