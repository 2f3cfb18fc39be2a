import { lazy, Suspense } from 'react';
import type { ProductCardData } from '#web/features/catalog/card.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { loadOwnerPart } from './load-owner-part.ts';

const CardControls = lazy(loadOwnerPart(() => import('./owner/card-controls.tsx')));

/** The owner's controls of a card, loaded when they are needed. */
export function OwnerCardControls(props: { handle: string; card: ProductCardData }) {
  return (
    <OptionalPart>
      <Suspense>
        <CardControls {...props} />
      </Suspense>
    </OptionalPart>
  );
}
