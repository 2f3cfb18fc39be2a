import { wayNames } from '@app/contracts/orders/delivery';
import type { Delivery } from '@app/contracts/orders/orders.schemas';
import { formatPrice } from '#web/lib/formatting/format.ts';

/** `Delivery to Ntinda (boda)` and what it costs, above the total that holds it. */
export const DeliveryLine = ({ delivery: { zone, way, feeUgx } }: { delivery: Delivery }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-3">
    <span className="wrap-anywhere">
      Delivery to {zone} ({wayNames[way]})
    </span>
    <b>{feeInWords(feeUgx)}</b>
  </p>
);

export const freeWords = (freeOverUgx: number): string => `Delivery is free from ${formatPrice(freeOverUgx)}`;

export const feeInWords = (feeUgx: number | null): string =>
  feeUgx === null ? 'Ask the seller' : feeUgx === 0 ? 'Free' : formatPrice(feeUgx);
