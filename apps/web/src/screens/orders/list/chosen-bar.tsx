import type { Order } from '@app/contracts/orders/orders.schemas';
import { Bike } from 'lucide-react';
import { type MouseEventHandler, useState } from 'react';
import { counted } from '#web/lib/formatting/format.ts';
import { isOpen } from '#web/screens/orders/marks/with-mark.ts';
import { PackingLink } from '#web/screens/orders/packing/packing-link.tsx';
import { RiderDialog } from '#web/screens/orders/rider/rider-dialog.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import type { Choice } from './order-choice.ts';

interface ChosenBarProps extends Choice {
  orders: readonly Order[];
  onClickCapture: MouseEventHandler;
}

/** What is done with several orders at once. It stays in sight while some are chosen. */
export function ChosenBar({ orders, chosen, onChoose, onClickCapture }: ChosenBarProps) {
  const [asksRider, setAsksRider] = useState(false);
  const ofRider = orders.filter((order) => chosen.has(order.code) && isOpen(order));
  if (ofRider.length === 0) return null;
  return (
    <>
      <fieldset className="chosen-bar" aria-label="Several orders" onClickCapture={onClickCapture}>
        <p className="flex w-full items-center justify-between gap-3 font-semibold md:w-auto">
          {counted(ofRider.length, 'order')} chosen
          <Button variant="text" onClick={() => onChoose(new Set())} aria-label={`Clear ${ofRider.length} chosen`}>
            Clear
          </Button>
        </p>
        <Button className="px-2" onClick={() => setAsksRider(true)}>
          <Bike size={18} aria-hidden="true" />
          Rider’s message
        </Button>
        <PackingLink view="chosen">Pack {ofRider.length === 1 ? 'this one' : `these ${ofRider.length}`}</PackingLink>
      </fieldset>
      {asksRider && <RiderDialog orders={ofRider} onClose={() => setAsksRider(false)} />}
    </>
  );
}
