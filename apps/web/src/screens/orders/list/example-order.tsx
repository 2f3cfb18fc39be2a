import type { Delivery, Order } from '@app/contracts/orders/orders.schemas';
import { DeliveryLine } from '#web/features/orders/delivery-line.tsx';
import { stageNames } from '#web/features/orders/order.messages.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { CardLines } from './card-lines.tsx';

const lines: Order['lines'] = [
  { videoId: '1', number: 14, title: 'Ankara maxi dress', size: 'L', quantity: 1, priceUgx: 85_000, picture: null },
  { videoId: '2', number: 9, title: 'Leather sandals', size: '39', quantity: 2, priceUgx: 35_000, picture: null },
];
const feeUgx = 5000;
const delivery: Delivery = { zoneId: '1', zone: 'Ntinda', way: 'boda', feeUgx };
const totalUgx = lines.reduce((sum, { priceUgx, quantity }) => sum + (priceUgx ?? 0) * quantity, feeUgx);

/** What a seller without orders waits for. */
export function ExampleOrder() {
  return (
    <figure className="panel grid grid-cols-1 gap-2 border-dashed">
      <figcaption className="font-semibold">This is how an order looks</figcaption>
      <CardLines lines={lines} notes={[]} />
      <div className="text-sm">
        <DeliveryLine delivery={delivery} />
      </div>
      <p className="flex justify-between gap-3 font-bold">
        <span>Total</span>
        <span>{formatPrice(totalUgx)}</span>
      </p>
      <p className="text-sm text-muted">
        You mark it: {stageNames.confirmed}, {stageNames.sent}, {stageNames.received}, and Paid. The buyer sees each
        mark at once, and you have a message for the rider.
      </p>
    </figure>
  );
}
