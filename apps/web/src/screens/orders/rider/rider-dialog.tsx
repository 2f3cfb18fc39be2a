import { whatsappLink } from '@app/contracts/messages/message-text';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { copyText } from '#web/ui/seller/fields/copy-field.tsx';
import { riderMessage, riderMessagesForLinks } from './rider-message.ts';

interface RiderDialogProps {
  orders: readonly Order[];
  onClose: () => void;
}

export function RiderDialog({ orders, onClose }: RiderDialogProps) {
  const { now } = useSubscription();
  const isExpired = now?.subscription.status === 'expired';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rider’s message"
      description={isExpired ? undefined : `${counted(orders.length, 'order')}. Only what the rider needs.`}
    >
      {isExpired ? <WaitsForPlan /> : <Message orders={orders} />}
    </Dialog>
  );
}

function WaitsForPlan() {
  const { pathname } = useLocation();
  return (
    <div className="grid gap-3">
      <p>Rider’s messages wait for your plan, which has ended. Orders and their stages go on.</p>
      <ButtonLink variant="brand" to={paths.subscription} state={{ returnTo: pathname }}>
        Renew Now
      </ButtonLink>
    </div>
  );
}

/** What came of a tap is said here: a message would lie over the buttons. */
function Message({ orders }: { orders: readonly Order[] }) {
  const text = riderMessage(orders);
  const parts = riderMessagesForLinks(orders);
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid((await copyText(text)) ? 'Copied' : 'Failed to copy. Press and hold the text to copy it.');
  const share = async () => {
    // Closing the sheet is no failure.
    await navigator.share({ text }).catch(() => {});
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <textarea className="field py-2" rows={8} readOnly aria-label="The message" value={text} />
      <div className="grid grid-cols-2 gap-2">
        {parts.map((part, index) => (
          <a
            key={part}
            className="button button-brand px-3"
            href={whatsappLink(null, part)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle size={18} aria-hidden="true" />
            WhatsApp{parts.length > 1 && ` ${index + 1} of ${parts.length}`}
          </a>
        ))}
        {'share' in navigator && (
          <Button onClick={share}>
            <Share2 size={18} aria-hidden="true" />
            Share
          </Button>
        )}
        <Button onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          Copy
        </Button>
      </div>
      <p className="text-sm font-semibold empty:hidden" role="status">
        {said}
      </p>
    </div>
  );
}
