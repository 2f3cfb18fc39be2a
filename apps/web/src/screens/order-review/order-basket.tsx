import type { DeliveringShop } from '@app/contracts/addresses/pages';
import { type Ref, useEffect, useState } from 'react';
import { takeFromAddress } from '#web/features/basket/order-address.ts';
import { useBasket } from '#web/features/basket/use-basket.ts';
import { seeTheGoodsFirst } from '#web/features/catalog/seller-identity.tsx';
import { ownOrderPath } from '#web/features/my-orders/keep-link.ts';
import { listOrders } from '#web/features/my-orders/stored-orders.ts';
import { useFocusNear } from '#web/lib/browser/use-focus-near.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { BeforeApp } from './before-app.tsx';
import { Review } from './review.tsx';
import { OpenedInWhatsapp, useSent } from './sent.tsx';

/** What this browser holds for the shop: its basket, or the order that was just opened in WhatsApp. */
export function OrderBasket({ shop }: { shop: DeliveringShop }) {
  const { handle } = shop;
  const basket = useBasket(handle);
  const [sent, keepSent] = useSent(handle);
  // The review stays while what was removed last can be brought back.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => takeFromAddress(handle), [handle]);
  const isFilled = basket !== null && basket.items.length > 0;
  useEffect(() => {
    if (!isFilled) return;
    setOpen(true);
    keepSent(null);
  }, [keepSent, isFilled]);
  const { near, onClickCapture } = useFocusNear<HTMLHeadingElement>();
  return (
    <div className="grid grid-cols-1 gap-3" onClickCapture={onClickCapture}>
      <ReviewHeading ref={near} />
      {shop.unconfirmed && <p className="notice">{seeTheGoodsFirst}</p>}
      {!basket && <BeforeApp shop={shop} />}
      {basket && !isFilled && sent && <OpenedInWhatsapp shop={shop} sent={sent} />}
      {basket && !isFilled && !sent && !isOpen && <EmptyBasket handle={handle} />}
      {basket && (isFilled || (isOpen && !sent)) && (
        <Review
          shop={shop}
          items={basket.items}
          onSent={(order) => {
            keepSent(order);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

export const ReviewHeading = ({ ref }: { ref?: Ref<HTMLHeadingElement> }) => (
  <h1 ref={ref} tabIndex={-1} className="text-xl leading-tight font-bold">
    Your order
  </h1>
);

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
