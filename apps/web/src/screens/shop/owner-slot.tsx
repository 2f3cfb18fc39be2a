import type { PageShop } from '@app/contracts/pages';
import { lazy, Suspense } from 'react';
import { useIsOwner } from '#web/lib/session/use-is-owner.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { loadOwnerPart } from './load-owner-part.ts';

const OwnerPart = lazy(loadOwnerPart(() => import('./owner/owner-part.tsx')));

/**
 * The fixed home of what only the owner sees, empty in everybody's HTML. What is put in after hydration covers the chat bar, which an owner does
 * not need, and grows upwards from there, so nothing in the page moves. Its parent is the bar at the bottom.
 */
export function OwnerSlot({ shop }: { shop: PageShop }) {
  const isOwner = useIsOwner(shop.handle);
  return (
    <div className="owner-slot absolute inset-x-0 bottom-0 min-h-full bg-ground empty:hidden">
      {isOwner && (
        <OptionalPart>
          <Suspense>
            <OwnerPart shop={shop} />
          </Suspense>
        </OptionalPart>
      )}
    </div>
  );
}
