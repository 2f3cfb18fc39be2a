import { whatsappLink } from '@app/contracts/messages/message-text';
import { orderUrl } from '@app/contracts/orders/order-code';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { isSellersWord, isToSend } from '#web/features/orders/order.messages.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { changeInBasket, lead } from './basket-of-order.ts';

interface PartProps {
  order: Order;
  secret: string;
}

const states: Order['state'][] = ['reserved', 'asked', 'confirmed', 'sent', 'lapsed'];

/**
 * The same text again, for who has not pressed send there, or got no answer. What was not sent yet may be days old: its
 * review reads prices and stock again, and sends it. A seller who has the order is written to about it.
 */
export function OpenInWhatsapp({ order, secret }: PartProps) {
  const { state, paidAt, buyer, shop } = order;
  const { handle } = shop;
  const isAskedWhether = isSellersWord(order) && shop.phoneNumber !== null;
  if (!buyer?.whatsappUrl || !handle || !(states.includes(state) || isAskedWhether)) return null;
  const isFirst = state === 'reserved';
  const isUnanswered = isToSend(order) || (state === 'lapsed' && paidAt === null);
  // Without a number only TikTok leads to the seller.
  const isByTiktok = shop.phoneNumber === null && state === 'asked';
  const isAbout = !isFirst && !isUnanswered && shop.phoneNumber !== null;
  const link = (
    <a
      className={`button ${isFirst || (isUnanswered && !isByTiktok) ? 'button-chat' : 'button-quiet'}`}
      href={isFirst ? paths.order(handle) : isAbout ? chatAbout(order) : buyer.whatsappUrl}
      data-tap={isFirst ? undefined : 'whatsapp'}
      data-calls={shop.callsAllowed || undefined}
      rel="nofollow"
      onClick={(event) => isFirst && lead(event, changeInBasket(handle, order, secret))}
    >
      <Icon name="chat" />
      {isAbout ? `${isAskedWhether ? 'No: chat' : 'Chat'} with the seller` : labelOf(order)}
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

function labelOf({ state, shop }: Order): string {
  if (state === 'reserved') return 'Check it and send it';
  if (shop.phoneNumber === null) return 'Share on WhatsApp';
  return state === 'lapsed' ? 'Ask again' : 'Open in WhatsApp again';
}

const chatAbout = ({ code, number, shop }: Order): string =>
  whatsappLink(shop.phoneNumber, `Hello! I am writing about my order ${number}.\n${orderUrl(location.origin, code)}`);
