import type { PageShop } from '@app/contracts/addresses/pages';
import { useEffect, useState } from 'react';
import { takeFromAddress } from '#web/features/basket/order-address.ts';
import { useBasket } from '#web/features/basket/use-basket.ts';
import { ownOrderPath } from '#web/features/my-orders/keep-link.ts';
import { listOrders } from '#web/features/my-orders/stored-orders.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { Review } from './review.tsx';
import { OpenedInWhatsapp, readSent, type SentOrder, writeSent } from './sent.tsx';

/** What this browser holds for the shop: its basket, or the order that was just opened in WhatsApp. */
export function OrderBasket({ shop }: { shop: PageShop }) {
  const { handle } = shop;
  const basket = useBasket(handle);
  const [sent, setSent] = useState<SentOrder | null>(null);
  useEffect(() => setSent(readSent(handle)), [handle]);
  // The review stays while what was removed last can be brought back.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => takeFromAddress(handle), [handle]);
  const isFilled = basket !== null && basket.items.length > 0;
  useEffect(() => {
    if (!isFilled) return;
    setOpen(true);
    setSent(null);
    writeSent(handle, null);
  }, [handle, isFilled]);
  if (!basket) return <p className="needs-script text-muted">Opening your basket …</p>;
  if (sent && !isFilled) return <OpenedInWhatsapp handle={handle} sent={sent} />;
  if (!isFilled && !isOpen) return <EmptyBasket handle={handle} />;
  return (
    <Review
      shop={shop}
      items={basket.items}
      onSent={(order) => {
        setSent(order);
        writeSent(handle, order);
        setOpen(false);
      }}
    />
  );
}

function EmptyBasket({ handle }: { handle: string }) {
  const last = listOrders().find((order) => order.handle === handle);
  return (
    <>
      <p>Your basket is empty. Tap "Add" on what you like in the shop.</p>
      <PageLink className="button button-brand" to={paths.shop(handle)}>
        See the shop
      </PageLink>
      {last && (
        <a className="button button-quiet" href={ownOrderPath(last.code, last.secret)}>
          Your last order, {last.number}
        </a>
      )}
    </>
  );
}
