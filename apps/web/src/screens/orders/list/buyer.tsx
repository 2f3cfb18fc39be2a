import { whatsappLink } from '@app/contracts/messages/message-text';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { MessageCircle, Phone } from 'lucide-react';
import { dialledNumber, telLink } from '#web/features/orders/owner/dialled-number.ts';
import { ownersMessages } from '#web/features/orders/owner/owner-order.messages.ts';

/** Who waits for the goods, and where. As the buyer typed it, so it may be anything. */
export function Buyer({ number, buyer }: { number: string; buyer: Order['buyer'] }) {
  const { name, place, phone } = buyer ?? {};
  if (!name && !place && !phone) return <p className="text-sm text-muted">{ownersMessages.nothingGiven}</p>;
  const dialled = phone ? dialledNumber(phone) : null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        {name && <b>{name}</b>}
        {name && place && ', '}
        {place}
      </p>
      {phone && (
        <span className="flex flex-wrap gap-2">
          <a className="button button-quiet px-2 text-sm" href={telLink(phone)}>
            <Phone size={18} aria-hidden="true" />
            <span className="sr-only">Call</span> {phone}
          </a>
          {dialled && (
            <a
              className="button button-quiet px-2 text-sm"
              href={whatsappLink(dialled, `Order ${number}`)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`WhatsApp to ${phone}`}
            >
              <MessageCircle size={18} aria-hidden="true" />
              WhatsApp
            </a>
          )}
        </span>
      )}
    </div>
  );
}
