import type { Order } from '@app/contracts/orders/orders.schemas';
import { payOnDeliveryWords } from '#web/features/catalog/facts/pay-on-delivery.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { deliveryAgreedWords, totalName, totalWords } from './order.messages.ts';

/** What was ordered, at the prices of that moment. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, shop, buyer, delivery, state, paidAt } = order;
  const isToPay = paidAt === null && state !== 'received' && state !== 'cancelled';
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-lg leading-tight font-bold">
        What was ordered
      </h2>
      <ul>
        {lines.map((line, index) => (
          // A product stands in one line for each size.
          <li key={`${line.videoId} ${line.size}`} className="flex gap-3 border-b border-line py-3">
            <span className="flex-none" style={{ width: 64 }}>
              {line.picture ? (
                <Picture picture={line.picture} alt="" sizes="64px" widest={160} />
              ) : (
                <span className="frame frame-empty" />
              )}
            </span>
            <Line line={line} handle={shop.handle} note={buyer?.notes[index] ?? null} />
          </li>
        ))}
      </ul>
      {delivery && <DeliveryLine delivery={delivery} />}
      <p className="flex flex-wrap items-center justify-between gap-x-3 py-2 leading-tight font-bold">
        <span>{totalName(delivery)}</span>
        <span>{totalWords(order)}</span>
      </p>
      {order.payOnDelivery && isToPay && <p className="pb-2">{payOnDeliveryWords}</p>}
      <p className="text-sm text-muted">
        Prices are those of the moment when it was ordered. {delivery?.feeUgx == null && deliveryAgreedWords}
      </p>
    </section>
  );
}

interface LineProps {
  line: Order['lines'][number];
  /** Null where nothing leads to the shop. */
  handle: string | null;
  note: string | null;
}

function Line({ line, handle, note }: LineProps) {
  const { videoId, number, title, size, quantity, priceUgx } = line;
  return (
    <div className="min-w-0 flex-1">
      <h3 className="leading-tight font-semibold wrap-anywhere">
        {handle ? (
          <a className="underline" href={paths.product(handle, videoId)}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="text-sm text-muted">
        Number {number}
        {size && ` · Size ${size}`}
      </p>
      {note && <p className="text-sm wrap-anywhere">Note: {note}</p>}
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <span>{priceUgx === null || quantity === 1 ? `${quantity} x` : `${quantity} x ${formatPrice(priceUgx)}`}</span>
        <b>{priceUgx === null ? 'Price to confirm' : formatPrice(priceUgx * quantity)}</b>
      </p>
    </div>
  );
}
