import type { PageShop } from '@app/contracts/pages';
import { type ComponentType, lazy } from 'react';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { loadSellerStyles } from '#web/lib/browser/seller-styles.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';

/** A part of the owner's, loaded together with the sellers' style sheet: it never shows without its look. */
function lazyOwnerPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadSellerStyles()]);
    return module;
  });
}

const CardControls = lazyOwnerPart(() => import('./owner/card-controls.tsx'));
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
 * The fixed home of what only the owner sees, empty in everybody's HTML. What is put in after hydration covers the chat
 * bar, which an owner does not need, and grows upwards from there, so nothing in the page moves. Its parent is the bar
 * at the bottom.
 */
export function OwnerSlot({ shop }: { shop: PageShop }) {
  const isOwner = useIsOwner(shop.handle);
  return (
    <div className="owner-slot absolute inset-x-0 bottom-0 min-h-full bg-ground empty:hidden">
      {isOwner && (
        <OptionalPart>
          <OwnerPart shop={shop} />
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
