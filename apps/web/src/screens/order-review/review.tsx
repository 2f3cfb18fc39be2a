import type { PageShop } from '@app/contracts/addresses/pages';
import { sumOf } from '@app/contracts/orders/order-message';
import { useEffect, useState } from 'react';
import {
  type BasketItem,
  type BasketOrder,
  isSameLine,
  readBasket,
  writeBasket,
} from '#web/features/basket/stored-basket.ts';
import { noteUnsent, sendUnsent } from '#web/features/basket/unsent-orders.ts';
import { addOrder } from '#web/features/my-orders/stored-orders.ts';
import { CustomerFields } from './customer-fields.tsx';
import { countChanges } from './order-changes.ts';
import { messageLines, reviewLines, sendLink, textOf } from './order-text.ts';
import { saveLastWords } from './reservation.ts';
import { ReviewLine } from './review-line.tsx';
import { priceOf, SendBar, summaryOf } from './send-bar.tsx';
import type { SentOrder } from './sent.tsx';
import { useCustomer } from './use-customer.ts';
import { itemsKey, useReservation } from './use-reservation.ts';

interface ReviewProps {
  shop: PageShop;
  items: BasketItem[];
  onSent: (sent: SentOrder) => void;
}

export function Review({ shop, items, onSent }: ReviewProps) {
  const { handle } = shop;
  const form = useCustomer();
  const wish = { items, customer: form.customer };
  const reservation = useReservation(handle, wish);
  const { phase, answer, answeredFor } = reservation;
  const isAnswered = answeredFor === itemsKey(items);
  // Another tab may have sent this order, and begun another one with other goods.
  const isMine = answer !== null && readBasket(handle).order?.code === answer.code;
  const isStored = isMine && (isAnswered || phase === 'asking' || phase === 'ready');
  const lines = reviewLines(items, answer);
  const ordered = messageLines(lines);
  const sum = sumOf(ordered);
  const price = priceOf(sum);
  const changes = countChanges(lines);

  const send = () => {
    const stored = isStored ? answer : null;
    if (stored) {
      const { code, number, secret } = stored;
      const askedAtMs = Date.now();
      addOrder({ code, number, secret, handle, shopName: shop.displayName, askedAtMs, summary: summaryOf(sum) });
      noteUnsent(code, secret);
      // Where WhatsApp takes this page's place, nothing is awaited any more.
      addEventListener('pagehide', sendUnsent, { once: true });
      const isBehind = reservation.isBehind() || !isAnswered;
      (isBehind ? saveLastWords(handle, wish) : Promise.resolve()).finally(sendUnsent);
    }
    onSent({ items, stored });
    writeBasket(handle, { items: [], order: null });
  };

  return (
    <>
      {changes > 0 && (
        <p className="notice" role="status">
          {changes === 1 ? 'One thing has changed' : `${changes} things have changed`} since you added them. Look below
          before you send.
        </p>
      )}
      <Replaced handle={handle} />
      <Lines handle={handle} lines={lines} />
      {items.length === 0 ? (
        <p>Your basket is empty.</p>
      ) : (
        <>
          <p>Delivery to be agreed with the seller</p>
          <p className="flex flex-wrap justify-between gap-x-3 font-bold" role="status">
            <span>Total</span>
            <span>{price}</span>
          </p>
          <CustomerFields form={form} />
          {isStored && (
            <p className="panel">
              Delivery code: <b>{answer.deliveryCode}</b>. Give it only when you hold the goods.
            </p>
          )}
          <p className="text-sm text-muted">
            Name, place, phone and notes: for the seller only, erased 30 days after the order ends, 90 at most. The
            order without them stays 24 months.
          </p>
          <SendBar
            shop={shop}
            phase={phase}
            failure={isAnswered ? null : reservation.failure}
            onTryAgain={reservation.ask}
            price={price}
            href={ordered.length > 0 ? sendLink(textOf({ ...wish, answer, isStored }), answer, shop.phoneNumber) : null}
            stored={isStored ? answer : null}
            onSend={send}
          />
        </>
      )}
    </>
  );
}

/** The order that goes when this one is sent, so that no other goods take its place by mistake. */
function Replaced({ handle }: { handle: string }) {
  const { items, order } = readBasket(handle);
  if (!order?.replaces) return null;
  const { number } = order.replaces;
  return (
    <div className="panel flex flex-wrap items-center justify-between gap-2">
      <p>
        This takes the place of {number ? `your order ${number}` : 'the order that you sent before'}, which is then
        cancelled.
      </p>
      <button type="button" className="button button-quiet" onClick={() => writeBasket(handle, { items, order: null })}>
        Keep both orders
      </button>
    </div>
  );
}

interface Removed {
  item: BasketItem;
  index: number;
  order: BasketOrder | null;
}

function Lines({ handle, lines }: { handle: string; lines: ReturnType<typeof reviewLines> }) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  // Another tab may have put it back.
  useEffect(() => {
    if (removed && lines.some(({ item }) => isSameLine(item, removed.item))) setRemoved(null);
  }, [lines, removed]);
  const change = (line: BasketItem, part: Partial<BasketItem>) => {
    const { items, order } = readBasket(handle);
    writeBasket(handle, { items: items.map((item) => (isSameLine(item, line) ? { ...item, ...part } : item)), order });
  };
  const remove = (line: BasketItem) => {
    const { items, order } = readBasket(handle);
    const index = items.findIndex((item) => isSameLine(item, line));
    setRemoved({ item: line, index, order });
    writeBasket(handle, { items: items.filter((_, at) => at !== index), order });
  };
  const undo = ({ item, index, order }: Removed) => {
    const { items, order: newest } = readBasket(handle);
    writeBasket(handle, { items: [...items.slice(0, index), item, ...items.slice(index)], order: newest ?? order });
    setRemoved(null);
  };
  return (
    <>
      {removed && (
        <p className="flex items-center justify-between gap-3 text-sm" role="status">
          <span className="min-w-0 wrap-anywhere">Removed: {removed.item.title}</span>
          <button type="button" className="button button-quiet" onClick={() => undo(removed)}>
            Undo
          </button>
        </p>
      )}
      <ul>
        {lines.map((line) => (
          <ReviewLine
            key={`${line.item.videoId} ${line.item.size}`}
            line={line}
            onChange={(part) => change(line.item, part)}
            onRemove={() => remove(line.item)}
          />
        ))}
      </ul>
    </>
  );
}
