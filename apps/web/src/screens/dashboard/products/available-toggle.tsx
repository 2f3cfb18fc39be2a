import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useState } from 'react';
import { stockChange, type useChangeProduct } from '#web/features/catalog/owner/use-change-product.ts';
import { Toggle } from '#web/ui/seller/fields/toggle.tsx';

interface AvailableToggleProps {
  product: OwnerProduct;
  pending: boolean;
  change: ReturnType<typeof useChangeProduct>['change'];
  /** The tap shows at once; null: it is saved. */
  onWanted?: (isAvailable: boolean | null) => void;
  className?: string;
}

/** Available or sold out: saved at once, with Undo. */
export function AvailableToggle({ product, pending, change, onWanted, className = '' }: AvailableToggleProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? product.availability === 'available';
  const want = (isAvailable: boolean | null) => {
    setWanted(isAvailable);
    onWanted?.(isAvailable);
  };
  return (
    <Toggle
      className={className}
      // One name whether on or off; the eye reads the state.
      label={
        <>
          <span aria-hidden="true">{isOn ? 'Available' : 'Sold out'}</span>
          <span className="sr-only">Available: {product.title}</span>
        </>
      }
      checked={isOn}
      disabled={pending}
      onChange={async (isAvailable) => {
        want(isAvailable);
        await change(stockChange(product.video_id, !isAvailable));
        want(null);
      }}
    />
  );
}
