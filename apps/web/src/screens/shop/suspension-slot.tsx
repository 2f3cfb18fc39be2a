import { lazy, Suspense } from 'react';
import { useIsOwner } from '#web/lib/session/use-is-owner.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { loadOwnerPart } from './load-owner-part.ts';

const SuspendedOwner = lazy(loadOwnerPart(() => import('./owner/suspended-owner.tsx')));

/** At the bottom of the page that stands in a suspended shop's place: room for what its owner is told, empty in everybody's HTML. */
export function SuspensionSlot({ handle }: { handle: string }) {
  const isOwner = useIsOwner(handle);
  return (
    <div className="sticky bottom-0 z-20">
      {isOwner && (
        <div className="owner-slot absolute inset-x-0 bottom-0 bg-ground">
          <OptionalPart>
            <Suspense>
              <SuspendedOwner />
            </Suspense>
          </OptionalPart>
        </div>
      )}
    </div>
  );
}
