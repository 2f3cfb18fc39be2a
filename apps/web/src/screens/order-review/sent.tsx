import type { PageShop } from '@app/contracts/addresses/pages';
import { readOrder } from '@app/contracts/orders/orders.endpoints';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeDraft } from '#web/features/basket/customer-draft.ts';
import { readSent, type SentOrder, writeSent } from '#web/features/basket/sent-order.ts';
import { writeBasket } from '#web/features/basket/stored-basket.ts';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { KeepInWhatsapp } from '#web/features/my-orders/keep-in-whatsapp.tsx';
import { ownOrderPath } from '#web/features/my-orders/keep-link.ts';
import { askedTitle, askedWords } from '#web/features/orders/order.messages.ts';
import { call } from '#web/lib/requests/call.ts';
import { newIdempotencyKey } from '#web/lib/requests/idempotency-key.ts';
import { whichOrder } from './replaced-notice.tsx';

/** The message may not have left WhatsApp. */
const unanswered: Order['state'][] = ['reserved', 'asked', 'lapsed'];

/**
 * The order that was sent last, and how to set it. One of which more has become when the page is looked at again needs no
 * message any more.
 */
export function useSent(handle: string) {
  const [sent, setSent] = useState<SentOrder | null>(null);
  const keep = useCallback(
    (order: SentOrder | null) => {
      setSent(order);
      writeSent(handle, order);
    },
    [handle],
  );
  useEffect(() => {
    const look = async () => {
      const known = readSent(handle);
      // The page of the order may have erased what was given for the rider.
      setSent(known);
      if (!known?.stored || document.hidden) return;
      const { code, secret } = known.stored;
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

/** In the words of the order's page. */
export function OpenedInWhatsapp({ shop, sent }: { shop: PageShop; sent: SentOrder }) {
  const { handle } = shop;
  const { items, customer, summary, chat, stored, replaces } = sent;
  const first = stored ?? replaces;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  const change = () => {
    writeDraft(handle, customer);
    writeBasket(handle, { items, order: { key: newIdempotencyKey(), replaces: first } });
  };
  return (
    <>
      <div>
        {/* For screen readers; drawn, the frame would look like a field. */}
        <h2 ref={heading} tabIndex={-1} className="leading-tight font-bold" style={{ outline: 0 }}>
          {askedTitle(shop)}
        </h2>
        <p className="mt-1 text-muted">{summary}</p>
      </div>
      {chat && <ChatButton chat={chat} label="Open in WhatsApp again" />}
      <p>
        {askedWords}
        {!stored && ' Everything is in the message: it has no page.'}
        {!stored && replaces && !replaces.isUnsent && ` It does not cancel ${whichOrder(replaces.number)}.`}
      </p>
      {stored && (
        <a className="button button-quiet" href={ownOrderPath(stored.code, stored.secret)}>
          See your order {stored.number}
        </a>
      )}
      {stored && <KeepInWhatsapp {...stored} />}
      <button type="button" className="button button-quiet" onClick={change}>
        <span className="leading-tight">
          Change it and send again
          {first && (
            <small className="block font-normal text-muted">Cancels the first, unless paid or on its way</small>
          )}
        </span>
      </button>
    </>
  );
}
