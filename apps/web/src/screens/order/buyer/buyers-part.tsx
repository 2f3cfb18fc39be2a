import { orderUrl } from '@app/contracts/orders/order-code';
import { eraseCustomer, readOrder, undoOrderMark } from '@app/contracts/orders/orders.endpoints';
import type { Order, OrderMark } from '@app/contracts/orders/orders.schemas';
import { lazy } from 'react';
import { dropCustomer } from '#web/features/basket/unsent-orders.ts';
import { KeepInWhatsapp } from '#web/features/my-orders/keep-in-whatsapp.tsx';
import { CallFailure } from '#web/features/orders/call-failure.tsx';
import { isSellersWord } from '#web/features/orders/order.messages.ts';
import { codeForTheDoor, isForTheDoor } from '#web/features/orders/order-side.ts';
import { sendMark } from '#web/features/orders/send-mark.ts';
import { useOrderCall } from '#web/features/orders/use-order-call.ts';
import { call } from '#web/lib/requests/call.ts';
import { paths } from '#web/paths.ts';
import type { OpenOrder } from '#web/screens/order/open/use-order.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { ActionButton, type ActionButtonProps } from './action-button.tsx';
import { changeInBasket, lead } from './basket-of-order.ts';
import { askedAgainWords, buyersMessages } from './buyers.messages.ts';
import { BuyersData } from './buyers-data.tsx';
import { DeliveryCode } from './delivery-code.tsx';

/** Few orders are there yet. */
const OwnReview = lazy(() => import('./own-review.tsx'));

/** What only the browser that ordered has: the delivery code, what it gave, and what it may do. */
export function BuyersPart({ open, secret }: { open: OpenOrder; secret: string }) {
  const { order, take, read } = open;
  const { code, rights, state } = order;
  const deliveryCode = codeForTheDoor(order);
  const running = useOrderCall(take, read);
  const answerOf = async (work: Promise<{ data: Order }>) => (await work).data;
  const mark = (mark: OrderMark) => running.run(mark, () => sendMark(code, { mark }, secret));
  const undo = (mark: OrderMark, at: string) =>
    running.run('undo', () =>
      answerOf(call(undoOrderMark, { params: { code, mark }, query: { at }, orderSecret: secret })),
    );
  const erase = () =>
    running.run('erase', async () => {
      await call(eraseCustomer, { params: { code }, orderSecret: secret });
      dropCustomer(code);
      return answerOf(call(readOrder, { params: { code }, orderSecret: secret }));
    });
  const may = (mark: OrderMark) => rights.marks.includes(mark);
  // Otherwise it is asked with the stages.
  const received = may('received') && !isSellersWord(order) && (
    <Received order={order} call={running} onTap={() => mark('received')} />
  );
  return (
    <>
      {deliveryCode && !isForTheDoor(order) && <DeliveryCode code={deliveryCode} />}
      <a className="underline" href={paths.helpOn('buying-safely')}>
        Help: buying safely
      </a>
      <KeepInWhatsapp number={order.number} url={orderUrl(location.origin, code)} secret={secret} />
      <div className="grid gap-2">
        {received}
        {rights.undo.map(({ mark: made, at }) => (
          <ActionButton key={made} look="button-quiet" action="undo" call={running} onTap={() => undo(made, at)}>
            {buyersMessages.undo[made === 'received' ? 'received' : 'cancelled']}
          </ActionButton>
        ))}
        <ChangeOrder order={order} secret={secret} />
        {may('cancelled') && state !== 'reserved' && (
          <ActionButton look="button-quiet" action="cancelled" call={running} onTap={() => mark('cancelled')}>
            Cancel this order
          </ActionButton>
        )}
        <CallFailure call={running} of={['received', 'cancelled', 'undo']} />
      </div>
      {/* A seller who takes the proof back leaves what was written. */}
      {(state === 'received' || state === 'sent' || state === 'confirmed') && (
        <OptionalPart>
          <OwnReview order={order} secret={secret} />
        </OptionalPart>
      )}
      <BuyersData order={order} call={running} onErase={erase} />
    </>
  );
}

/** Before the seller has said yes, only a buyer who stands in the shop has the goods. */
function Received({ order, ...tapped }: { order: Order } & Pick<ActionButtonProps, 'call' | 'onTap'>) {
  const { state } = order;
  const button = (
    <ActionButton look={`w-full ${state === 'sent' ? 'button-brand' : 'button-quiet'}`} action="received" {...tapped}>
      I received it
    </ActionButton>
  );
  if (state === 'asked' || state === 'lapsed')
    return (
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">
          Do you have the goods already?
        </summary>
        {button}
      </details>
    );
  return (
    <>
      {state === 'received' && <p className="text-sm text-muted">{askedAgainWords}</p>}
      {button}
    </>
  );
}

function ChangeOrder({ order, secret }: { order: Order; secret: string }) {
  const { handle } = order.shop;
  // Another order takes the place of one that its buyer may still cancel, and of none that is paid.
  const isOffered = order.state !== 'reserved' && order.paidAt === null && order.rights.marks.includes('cancelled');
  if (!handle || !isOffered) return null;
  return (
    <>
      <a
        className="button button-quiet"
        href={paths.order(handle)}
        rel="nofollow"
        onClick={(event) => lead(event, changeInBasket(handle, order, secret))}
      >
        Change the order
      </a>
      <p className="text-sm text-muted">{buyersMessages.change}</p>
    </>
  );
}
