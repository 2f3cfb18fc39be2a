import type { Order } from '@app/contracts/orders/orders.schemas';
import type { ReactNode } from 'react';
import { formatDay } from '#web/lib/formatting/format.ts';
import { telLink } from './dialled-number.ts';
import { ownersMessages } from './owner-order.messages.ts';

/** What the buyer gave for the rider; notes stand at their lines. */
export function BuyerDetails({ order: { buyer } }: { order: Order }) {
  if (!buyer) return null;
  const { name, place, phone, erasedAt } = buyer;
  if (!name && !place && !phone) return <p className="text-sm text-muted">{ownersMessages.nothingGiven}</p>;
  return (
    <>
      <dl className="grid gap-1">
        {name && <Detail label="Name">{name}</Detail>}
        {place && <Detail label="Place">{place}</Detail>}
        {phone && (
          <Detail label="Phone">
            <a className="inline-flex min-h-11 items-center underline" href={telLink(phone)}>
              {phone}
            </a>
          </Detail>
        )}
      </dl>
      {erasedAt && <p className="text-sm text-muted">It is erased on {formatDay(erasedAt)}.</p>}
    </>
  );
}

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-center gap-2">
    <dt className="w-16 flex-none text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
