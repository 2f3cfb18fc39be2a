import { readOrder } from '@app/contracts/orders/orders.endpoints';
import type { Order, OrderCustomer } from '@app/contracts/orders/orders.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeDraft } from '#web/features/basket/customer-draft.ts';
import { type BasketItem, writeBasket } from '#web/features/basket/stored-basket.ts';
import { isInAppBrowser } from '#web/features/my-orders/in-app-browser.ts';
import { keepInWhatsapp, ownOrderPath } from '#web/features/my-orders/keep-link.ts';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { call, newIdempotencyKey } from '#web/lib/requests/call.ts';

/** The basket as it was sent. `stored` is null where the message went out without an order. */
export interface SentOrder {
  items: BasketItem[];
  customer: OrderCustomer | null;
  stored: { code: string; number: string; secret: string; url: string } | null;
}

const keyOf = (handle: string) => `dukalink.sentOrder.${handle}`;

function readSent(handle: string): SentOrder | null {
  try {
    return JSON.parse(tabStorage.read(keyOf(handle)) ?? 'null');
  } catch {
    return null;
  }
}

/** The message may not have left WhatsApp. */
const unanswered: Order['state'][] = ['reserved', 'asked', 'lapsed'];

/**
 * The order that was sent last, and how to set it. It is kept in this tab, because the phone may drop the page while
 * WhatsApp is in front. One of which more has become when the page is looked at again needs no message any more.
 */
export function useSent(handle: string) {
  const [sent, setSent] = useState<SentOrder | null>(null);
  const keep = useCallback(
    (order: SentOrder | null) => {
      setSent(order);
      tabStorage.write(keyOf(handle), order && JSON.stringify(order));
    },
    [handle],
  );
  useEffect(() => {
    setSent(readSent(handle));
    const look = async () => {
      const stored = readSent(handle)?.stored;
      if (!stored || document.hidden) return;
      const { code, secret } = stored;
      const isToSend = await call(readOrder, { params: { code }, orderSecret: secret }).then(
        ({ data }) => unanswered.includes(data.state),
        (error) => error.code !== 'order_gone',
      );
      if (!isToSend && readSent(handle)?.stored?.code === code) keep(null);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [handle, keep]);
  return [sent, keep] as const;
}

/** We never say that a message was sent: only the buyer sees that. */
export function OpenedInWhatsapp({ handle, sent }: { handle: string; sent: SentOrder }) {
  const { items, customer, stored } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const change = () => {
    writeDraft(handle, customer);
    writeBasket(handle, {
      items,
      order: { key: newIdempotencyKey(), ...(stored && replacing(stored)) },
    });
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
        Opened in WhatsApp
      </h2>
      <p>
        {stored ? `Your order is ${stored.number}. ` : ''}Press send there, so that the seller gets it.
        {!stored && ' It has no page of its own: everything is in the message.'}
      </p>
      {stored && (
        <a className="button button-brand" href={ownOrderPath(stored.code, stored.secret)}>
          See your order
        </a>
      )}
      {stored && isInAppBrowser() && <KeepInWhatsapp {...stored} />}
      <button type="button" className="button button-quiet" onClick={change}>
        Change it and send again
      </button>
      {stored && (
        <p className="text-sm text-muted">
          The first order is cancelled when you send the other one, unless it is on its way by then.
        </p>
      )}
    </>
  );
}

const replacing = ({ code, secret, number }: NonNullable<SentOrder['stored']>) => ({
  replaces: { code, secret, number },
});

/** A browser inside of another app may forget the secret; WhatsApp keeps it. */
export const KeepInWhatsapp = ({ number, url, secret }: { number: string; url: string; secret: string }) => (
  <a className="button button-quiet w-full" href={keepInWhatsapp(number, url, secret)} rel="nofollow">
    Keep it in WhatsApp
  </a>
);
