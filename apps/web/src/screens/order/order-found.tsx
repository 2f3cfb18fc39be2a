import { orderPath } from '@app/contracts/orders/order-code';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { MyOrdersLink } from '#web/features/my-orders/my-orders-link.tsx';
import { closedWords, isSellersWord, movedTitle, movedWords } from '#web/features/orders/order.messages.ts';
import { OrderLines } from '#web/features/orders/order-lines.tsx';
import { codeForTheDoor, isForTheDoor, sideOf } from '#web/features/orders/order-side.ts';
import { OrderStages } from '#web/features/orders/order-stages.tsx';
import { useFocusNear } from '#web/lib/browser/use-focus-near.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { useIsOwner } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { AskedWhether } from '#web/screens/order/buyer/asked-whether.tsx';
import { BuyersPart } from '#web/screens/order/buyer/buyers-part.tsx';
import { DeliveryCode } from '#web/screens/order/buyer/delivery-code.tsx';
import { OpenInWhatsapp } from '#web/screens/order/buyer/open-in-whatsapp.tsx';
import { useOrder } from '#web/screens/order/open/use-order.ts';
import { lazyOwnerPart } from '#web/ui/lazy-owner-part.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import { NoSecret } from './no-secret.tsx';
import { isOver, OrderAgain } from './order-again.tsx';
import { OrderGone } from './order-gone.tsx';
import { PartFailed } from './part-failed.tsx';

const OwnersPart = lazyOwnerPart(() => import('#web/features/orders/owner/owner-order-part.tsx'));

export function OrderFound({ first }: { first: Order }) {
  const open = useOrder(first);
  const { order, isGone } = open;
  const side = sideOf(order);
  const isOwner = useIsOwner(order.shop.handle ?? '');
  // The browser that ordered knows it, also where the answer is slow or does not come.
  const reader = side === 'stranger' && open.secret ? 'buyer' : side;
  // What moves under the finger takes no taps for a moment: the second half of a double tap was not meant for it.
  const isSettled = useSettled(JSON.stringify([order.state, order.rights, side]));
  const { near, onClickCapture } = useFocusNear<HTMLHeadingElement>();
  if (isGone) return <OrderGone wasThere />;
  const { number, shop } = order;
  const code = codeForTheDoor(order);
  const isAtDoor = side === 'buyer' && code !== null && isForTheDoor(order);
  const isExpected = (open.secret !== null || isOwner) && (open.failure !== null || !open.isAnswered);
  return (
    <>
      <SiteBar back={shop.handle ? { to: paths.shop(shop.handle), label: <ToShop shop={shop} /> } : undefined}>
        <MyOrdersLink className="button button-text" />
      </SiteBar>
      <main
        id="main"
        tabIndex={-1}
        className="wrap flex-1 py-4"
        style={isSettled ? undefined : { pointerEvents: 'none' }}
        onClickCapture={onClickCapture}
      >
        <div className="mx-auto grid grid-cols-1 gap-4 md:max-w-md">
          <div>
            <h1 className="text-xl leading-tight font-bold">Order {number}</h1>
            <p className="text-muted wrap-anywhere">
              from {shop.displayName}
              {order.askedAt && `, ${formatDay(order.askedAt)}`}
            </p>
          </div>
          {!shop.handle && !shop.hasMoved && <p className="panel font-bold">{closedWords}</p>}
          {shop.hasMoved && (
            <div className="panel">
              <h2 className="font-bold">{movedTitle}</h2>
              <p>{movedWords}</p>
            </div>
          )}
          {isAtDoor && <DeliveryCode code={code} />}
          <OrderStages
            ref={near}
            order={order}
            side={reader}
            isUnread={reader !== side && open.failure !== null && !navigator.onLine}
          >
            {side === 'buyer' &&
              open.secret &&
              (isSellersWord(order) ? (
                <AskedWhether open={open} secret={open.secret} />
              ) : (
                <OpenInWhatsapp order={order} secret={open.secret} />
              ))}
            {order.replacedBy && (
              <a className="button button-quiet" href={orderPath(order.replacedBy)}>
                See the other order
              </a>
            )}
            {side !== 'owner' && isOver(order) && <OrderAgain order={order} />}
          </OrderStages>
          {side === 'owner' && (
            <OptionalPart fallback={<p className="text-muted">Opening your part …</p>}>
              <OwnersPart order={order} onOrder={open.take} onRefused={open.read} />
            </OptionalPart>
          )}
          {side === 'buyer' && open.secret && <BuyersPart open={open} secret={open.secret} />}
          {side === 'stranger' && isExpected && <PartFailed open={open} />}
          {side === 'stranger' && !isExpected && <NoSecret order={order} />}
          <OrderLines order={order} />
          {side !== 'owner' && !isOver(order) && <OrderAgain order={order} />}
        </div>
      </main>
      <SiteFooter>{side !== 'owner' && shop.handle && <ReportShop handle={shop.handle} />}</SiteFooter>
    </>
  );
}

const ReportShop = ({ handle }: { handle: string }) => (
  <a className="inline-flex min-h-11 items-center underline" href={paths.report(handle)} rel="nofollow">
    Report this shop
  </a>
);

const ToShop = ({ shop }: { shop: Order['shop'] }) => (
  <span className="min-w-0 text-left leading-tight">
    <span className="block truncate">{shop.displayName}</span>
    <small className="block text-sm font-normal text-muted">Back to shop</small>
  </span>
);
