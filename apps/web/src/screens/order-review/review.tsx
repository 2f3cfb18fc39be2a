import type { DeliveringShop } from '@app/contracts/addresses/pages';
import { deliveryTo } from '@app/contracts/orders/delivery';
import { sumOf } from '@app/contracts/orders/order-message';
import { lazy } from 'react';
import { writeDraft } from '#web/features/basket/customer-draft.ts';
import type { SentOrder } from '#web/features/basket/sent-order.ts';
import { type BasketItem, readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { noteUnsent, sendUnsent } from '#web/features/basket/unsent-orders.ts';
import { payOnDeliveryWords } from '#web/features/catalog/facts/pay-on-delivery.ts';
import type { OpenChat } from '#web/features/chat/chat.ts';
import { KeepInWhatsapp } from '#web/features/my-orders/keep-in-whatsapp.tsx';
import { addOrder } from '#web/features/my-orders/stored-orders.ts';
import { DeliveryLine } from '#web/features/orders/delivery-line.tsx';
import { deliveryAgreedWords, summaryWords, totalName, totalWords } from '#web/features/orders/order.messages.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { paths } from '#web/paths.ts';
import { countChanges } from '#web/screens/order-review/lines/order-changes.ts';
import { ReviewLines } from '#web/screens/order-review/lines/review-lines.tsx';
import { bodyOf } from '#web/screens/order-review/reservation/reservation.ts';
import { useReservation } from '#web/screens/order-review/reservation/use-reservation.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { messageLines, orderChat, reviewLines, textOf } from './order-text.ts';
import { ReplacedNotice, replacedWords } from './replaced-notice.tsx';
import { SendBar } from './send-bar.tsx';
import { useCustomer } from './use-customer.ts';
import { useZone } from './use-zone.ts';

/** Only shops with zones need it. */
const DeliveryFields = lazy(() => import('./delivery-fields.tsx'));

interface ReviewProps {
  shop: DeliveringShop;
  items: BasketItem[];
  onSent: (sent: SentOrder) => void;
}

export function Review({ shop, items, onSent }: ReviewProps) {
  const { handle } = shop;
  const form = useCustomer(handle);
  const zone = useZone(shop);
  const wish = { items, customer: form.customer, zone: zone.chosen };
  const reservation = useReservation(handle, wish);
  const { phase, answer, isAnswered, isChecking, oldPricesAtMs } = reservation;
  // Another tab may have sent this order, and begun another one with other goods.
  const isMine = answer && readBasket(handle).order?.code === answer.code;
  const isStored = isMine && phase !== 'closed' && (isAnswered || phase === 'asking' || phase === 'ready');
  const lines = reviewLines(items, answer, reservation.refused);
  const ordered = messageLines(lines);
  const delivery =
    answer && reservation.hasFee ? answer.delivery : deliveryTo(shop, zone.chosen, sumOf(ordered).totalUgx);
  const sum = sumOf(ordered, delivery);
  const price = totalWords(sum);
  const replaced = replacedWords(handle, isStored ? answer : null, phase);
  // The lines move with the notice above them, and come with it and the bar under the finger that began a change: the second
  // half of a double tap is not meant for them.
  const isSettled = useSettled(String(replaced?.text), 'undefined');
  const { payOnDelivery } = answer ?? shop;
  const text = textOf({ ...wish, lines, delivery, payOnDelivery, answer, oldPricesAtMs, isStored });

  const chat = phase !== 'nothing' && ordered[0] ? orderChat(shop, text, answer) : null;

  const send = (chat: OpenChat) => {
    const stored = isStored ? answer : null;
    const { order } = readBasket(handle);
    const summary = summaryWords({ ...sum, lines: ordered });
    if (stored) {
      const { code, number, secret } = stored;
      const askedAtMs = Date.now();
      addOrder({ code, number, secret, handle, shopName: shop.displayName, askedAtMs, summary });
      // WhatsApp takes this page's place: one call carries what the message names. A slow call of this tab or another one
      // may have come to the server after the answer. What it has of the buyer waits in no storage.
      const customer = reservation.isBehind ? wish.customer : null;
      noteUnsent(code, secret, bodyOf(handle, { ...wish, items: ordered, customer }, order));
      sendUnsent();
    }
    writeDraft(handle, null);
    onSent({ ...wish, summary, chat, stored, replaces: order?.replaces });
    writeBasket(handle, { items: [], order: null });
  };

  return (
    <div className="grid grid-cols-1 gap-4" style={isSettled ? undefined : { pointerEvents: 'none' }}>
      <Changes handle={handle} count={countChanges(lines)} isNothing={!chat && items.length > 0} />
      {replaced && <ReplacedNotice handle={handle} words={replaced} />}
      {ordered[0] && shop.zones[0] && (
        // Room for it, so that the goods do not move when it comes.
        <div style={{ minHeight: 70 }}>
          <OptionalPart>
            <DeliveryFields shop={shop} form={zone} delivery={delivery} />
          </OptionalPart>
        </div>
      )}
      <ReviewLines handle={handle} lines={lines} />
      {items.length ? (
        <>
          {ordered[0] && (
            <>
              {delivery && <DeliveryLine delivery={delivery} />}
              <p className="flex flex-wrap justify-between gap-x-3 font-bold" role="status">
                <span>{totalName(delivery)}</span>
                <span>{price}</span>
              </p>
              {!delivery && !shop.zones[0] && <p className="text-sm text-muted">{deliveryAgreedWords}</p>}
              {payOnDelivery && <p>{payOnDeliveryWords}</p>}
              {shop.closed && <p>{shop.closed}</p>}
              <CustomerFields form={form} />
              {(isStored || phase === 'asking') && (
                <p className="panel" role="status">
                  {isStored ? (
                    <>
                      Delivery code: <b>{answer.deliveryCode}</b>. Give it only when you hold the goods.
                    </>
                  ) : (
                    'Checking prices … Your delivery code then stands here.'
                  )}
                </p>
              )}
              {isStored && <KeepInWhatsapp {...answer} />}
              <p className="text-sm text-muted">
                Name, place, phone and notes are for the seller only. We erase them 30 days after the order ends, at the
                latest after 90 days. What was ordered stays 24 months.
              </p>
            </>
          )}
          <SendBar
            shop={shop}
            phase={phase}
            failure={reservation.failure}
            onTryAgain={reservation.ask}
            price={price + (delivery?.feeUgx == null ? ' + delivery' : '') + (isChecking ? ' · checking prices …' : '')}
            chat={chat}
            onSend={send}
          />
        </>
      ) : (
        <p>Your basket is empty.</p>
      )}
    </div>
  );
}

interface ChangesProps {
  handle: string;
  count: number;
  isNothing: boolean;
}

/** Each live region stands there before it speaks; an empty one takes no room. */
function Changes({ handle, count, isNothing }: ChangesProps) {
  const words = changesWords(count, isNothing);
  return (
    <>
      <div role="status" className={words ? undefined : 'sr-only'}>
        {words && <p className="notice">{words}</p>}
      </div>
      {isNothing && (
        <a className="button button-brand" href={paths.shop(handle)}>
          See the shop
        </a>
      )}
    </>
  );
}

function changesWords(count: number, isNothing: boolean): string | false {
  if (isNothing) return 'Nothing in this basket is for sale any more.';
  const what = count === 1 ? 'One thing has' : `${count} things have`;
  return count > 0 && `${what} changed since you added them: see below.`;
}
