import type { Order } from '@app/contracts/orders/orders.schemas';

/** The code that its buyer still needs; null where the order has ended, or for others. */
export const codeForTheDoor = ({ buyer, state, proven }: Pick<Order, 'buyer' | 'state' | 'proven'>): string | null =>
  state === 'cancelled' || proven ? null : (buyer?.deliveryCode ?? null);

export const DeliveryCode = ({ code }: { code: string }) => (
  <section className="panel text-center" aria-label="Delivery code">
    <p className="text-sm text-muted">Delivery code</p>
    <p className="leading-tight font-bold" style={{ fontSize: 40 }}>
      {code}
    </p>
    <p className="mt-1 font-semibold">Give it only when you hold the goods.</p>
  </section>
);
