import { orderUrl } from '@app/contracts/orders/order-code';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { isInAppBrowser } from '#web/features/my-orders/in-app-browser.ts';
import { keepInWhatsapp } from '#web/features/my-orders/keep-link.ts';
import { isToSend } from '#web/features/orders/order.messages.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { changeInBasket, lead } from './basket-of-order.ts';

interface PartProps {
  order: Order;
  secret: string;
}

const states: Order['state'][] = ['reserved', 'asked', 'confirmed', 'sent', 'lapsed'];

/**
 * The same text again, for who has not pressed send there. What was not sent yet may be days old: its review reads prices
 * and stock again, and sends it.
 */
export function OpenInWhatsapp({ order, secret }: PartProps) {
  const { state, buyer, shop } = order;
  const { handle } = shop;
  if (!buyer?.whatsappUrl || !handle || !states.includes(state)) return null;
  const isFirst = state === 'reserved';
  // Without a number only TikTok leads to the seller.
  const isByTiktok = shop.phoneNumber === null && state === 'asked';
  const link = (
    <a
      className={`button ${isFirst || (isToSend(order) && !isByTiktok) ? 'button-chat' : 'button-quiet'}`}
      href={isFirst ? paths.order(handle) : buyer.whatsappUrl}
      data-tap={isFirst ? undefined : 'whatsapp'}
      data-calls={shop.callsAllowed || undefined}
      rel="nofollow"
      onClick={(event) => isFirst && lead(event, changeInBasket(handle, order, secret))}
    >
      <Icon name="chat" />
      {isFirst ? 'Check it and send it' : shop.phoneNumber === null ? 'Share on WhatsApp' : 'Open in WhatsApp again'}
    </a>
  );
  if (!isByTiktok) return link;
  return (
    <>
      <ChatButton chat={{ kind: 'share', handle, href: buyer.whatsappUrl, message: buyer.text ?? '' }} label="" />
      {link}
    </>
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
      Keep the link for myself
    </a>
  );
}
