import type { Order } from '@app/contracts/orders/orders.schemas';
import { useState } from 'react';
import { CallFailure } from '#web/features/orders/call-failure.tsx';
import type { OrderCall } from '#web/features/orders/use-order-call.ts';
import { useFocusNear } from '#web/lib/browser/use-focus-near.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { buyersMessages, keptWords } from './buyers.messages.ts';

interface BuyersDataProps {
  order: Order;
  call: OrderCall;
  onErase: () => Promise<boolean>;
}

/** What the buyer gave for the rider, and the way to take it back. */
export function BuyersData({ order: { buyer }, call, onErase }: BuyersDataProps) {
  const [wasAsked, setAsking] = useState(false);
  const hasData = buyer !== null && [buyer.name, buyer.place, buyer.phone, ...buyer.notes].some(Boolean);
  // The live update that it is erased can be quicker than the answer.
  const isAsking = wasAsked && hasData;
  // The second half of a double tap must not erase.
  const isSettled = useSettled(String(isAsking));
  const { near, onClickCapture } = useFocusNear<HTMLParagraphElement>();
  if (!buyer) return null;
  const given = [
    ['Name', buyer.name],
    ['Place', buyer.place],
    ['Phone', buyer.phone],
  ].filter(([, text]) => text);
  const isRunning = call.running === 'erase';
  const erase = async () => {
    if (await onErase()) setAsking(false);
  };
  return (
    <section
      className="panel grid gap-3"
      aria-labelledby="for-rider"
      style={isSettled ? undefined : { pointerEvents: 'none' }}
      onClickCapture={onClickCapture}
    >
      <h2 id="for-rider" className="font-bold">
        For the rider
      </h2>
      {given.length > 0 && (
        <dl className="grid gap-1">
          {given.map(([label, text]) => (
            <div key={label} className="flex gap-2">
              <dt className="flex-none text-muted" style={{ width: 64 }}>
                {label}
              </dt>
              <dd className="min-w-0 wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p ref={isAsking ? undefined : near} tabIndex={-1} className="text-sm text-muted" role="status">
        {hasData ? keptWords(buyer) : buyersMessages.nothingKept}
      </p>
      {hasData &&
        (isAsking ? (
          <>
            <p ref={near} tabIndex={-1}>
              {buyersMessages.eraseAsk}
            </p>
            <div className="grid grid-cols-2 gap-2">
              <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
                Keep it
              </button>
              <button
                type="button"
                className="button button-brand"
                aria-busy={isRunning || undefined}
                aria-disabled={isRunning || undefined}
                onClick={erase}
              >
                {isRunning ? 'One moment …' : 'Erase it'}
              </button>
            </div>
          </>
        ) : (
          <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
            {buyersMessages.erase}
          </button>
        ))}
      <CallFailure call={call} of={['erase']} />
    </section>
  );
}
