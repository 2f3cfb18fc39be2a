import { orderUrl } from '@app/contracts/orders/order-code';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { noteUnsent, sendUnsent } from '#web/features/basket/unsent-orders.ts';
import { isInAppBrowser } from '#web/features/my-orders/in-app-browser.ts';
import { keepInWhatsapp } from '#web/features/my-orders/keep-link.ts';
import { Icon } from '#web/ui/icon.tsx';
import { takeSentOut } from './basket-of-order.ts';

interface PartProps {
  order: Order;
  secret: string;
}

const states: Order['state'][] = ['reserved', 'asked', 'confirmed', 'sent', 'lapsed'];

/** The same text again, for who has not pressed send there. The first time it makes the order asked. */
export function OpenInWhatsapp({ order, secret }: PartProps) {
  const { code, state, buyer, shop } = order;
  if (!buyer?.whatsappUrl || shop.hasMoved || !states.includes(state)) return null;
  const isFirst = state === 'reserved';
  const noteSent = () => {
    if (!isFirst) return;
    noteUnsent(code, secret);
    sendUnsent();
    if (shop.handle) takeSentOut(shop.handle, order);
  };
  return (
    <a
      className={`button ${isFirst || state === 'asked' ? 'button-chat' : 'button-quiet'}`}
      href={buyer.whatsappUrl}
      rel="nofollow"
      onClick={noteSent}
    >
      <Icon name="chat" />
      {shop.phoneNumber === null ? 'Share on WhatsApp' : isFirst ? 'Open in WhatsApp' : 'Open in WhatsApp again'}
    </a>
  );
}

/** A browser inside of another app may forget the secret; WhatsApp keeps it. */
export function KeepInWhatsapp({ order: { code, number }, secret }: PartProps) {
  if (!isInAppBrowser()) return null;
  return (
    <a
      className="button button-quiet"
      href={keepInWhatsapp(number, orderUrl(location.origin, code), secret)}
      rel="nofollow"
    >
      Keep it in WhatsApp
    </a>
  );
}
