import type { PageShop } from '@app/contracts/pages';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { lazyOwnerPart } from '#web/ui/lazy-owner-part.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';

const CardControls = lazyOwnerPart(() => import('./owner/card-controls.tsx'));
const OwnerBar = lazyOwnerPart(() => import('./owner/owner-bar.tsx'));
const OwnerPart = lazyOwnerPart(() => import('./owner/owner-part.tsx'));
const SuspendedOwner = lazyOwnerPart(() => import('./owner/suspended-owner.tsx'));
/** In the place of an empty shop's words to visitors. */
export const OwnerEmpty = lazyOwnerPart(() => import('./owner/owner-empty.tsx'));

/** The owner's controls of a card. */
export function OwnerCardControls(props: { handle: string; card: ProductCardData }) {
  return (
    <OptionalPart>
      <CardControls {...props} />
    </OptionalPart>
  );
}

/**
 * Below the shop's head: how the shop stands, for its owner. Empty in everybody's HTML; the inline script keeps the room
 * for the owner from the first picture on (`data-own`), so nothing in the page moves when it is filled.
 */
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

/** The owner's places, in the bar at the bottom; the chat's button, which an owner does not need, leaves it to them. */
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

/**
 * At the bottom of the page that stands in a suspended shop's place: room for what its owner is told, empty in
 * everybody's HTML.
 */
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
