import type { PageShop } from '@app/contracts/addresses/pages';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { lazyOwnerPart } from '#web/ui/lazy-owner-part.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const CardControls = lazyOwnerPart(() => import('./owner/card-controls.tsx'));
const OwnerBar = lazyOwnerPart(() => import('./owner/owner-bar.tsx'));
const OwnerPart = lazyOwnerPart(() => import('./owner/owner-part.tsx'));
const SuspendedOwner = lazyOwnerPart(() => import('./owner/suspended-owner.tsx'));
export const OwnerEmpty = lazyOwnerPart(() => import('./owner/owner-empty.tsx'));

export function OwnerCardControls(props: { handle: string; card: ProductCardData }) {
  return (
    <OptionalPart>
      <CardControls {...props} />
    </OptionalPart>
  );
}

/** Empty in the HTML; `ShopScript` reserves its room (`data-own`), so nothing moves. */
export function OwnerPanelSlot({ shop, isOwner }: { shop: PageShop; isOwner: boolean }) {
  return (
    <div className={`owner-room${shop.phoneNumber ? '' : ' is-long'}`}>
      {isOwner && (
        <OptionalPart>
          <OwnerPart shop={shop} />
        </OptionalPart>
      )}
    </div>
  );
}

/** The owner's navigation in the bottom bar, instead of the chat button. */
export function OwnerBarSlot({ isOwner }: { isOwner: boolean }) {
  return (
    <div className="owner-dock">
      {isOwner && (
        <OptionalPart>
          <OwnerBar />
        </OptionalPart>
      )}
    </div>
  );
}

/** The owner's part of a suspended shop's page, empty in the HTML. */
export function SuspensionSlot({ handle }: { handle: string }) {
  const isOwner = useIsOwner(handle);
  return (
    <div className="sticky bottom-0 z-20">
      {isOwner && (
        <div className="owner-slot absolute inset-x-0 bottom-0 bg-ground">
          <OptionalPart>
            <SuspendedOwner />
          </OptionalPart>
        </div>
      )}
    </div>
  );
}
