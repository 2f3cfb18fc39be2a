import { phoneToDigits, whatsappLink } from '@app/contracts/messages/message-text';
import { shopMessage } from './chat-message.ts';
import { formatPhone } from './whatsapp-link.ts';

interface ChatShop {
  handle: string;
  phoneNumber: string | null;
  callsAllowed: boolean;
  chatAllowed: boolean;
}

/** How a buyer reaches the seller; `closed` while a well-known handle is unproven: a stranger may have opened it. */
export type Chat = { handle: string } & (
  | {
      kind: 'direct';
      href: string;
      message: string;
      number: string;
      numberForPeople: string;
      sms: string | null;
    }
  | { kind: 'share'; href: string; message: string }
  | { kind: 'closed' }
);

/** Of a shop whose chat does not wait. */
export type OpenChat = Extract<Chat, { href: string }>;

/** The link to the chat about a shop, of shops whose products can be put into a basket: those that open a chat at all. */
export function basketChatLink(shop: ChatShop & { shopLink: string }): string | undefined {
  const chat = chatWith(shop, shopMessage(shop.handle, shop.shopLink));
  return chat.kind === 'closed' ? undefined : chat.href;
}

export function chatWith(shop: ChatShop, message: string): Chat {
  const { handle, callsAllowed } = shop;
  if (!shop.chatAllowed) return { kind: 'closed', handle };
  const digits = phoneToDigits(shop.phoneNumber);
  const href = whatsappLink(digits, message);
  if (!digits) return { kind: 'share', handle, href, message };
  const numberForPeople = formatPhone(digits);
  const sms = callsAllowed ? (message.split('\n')[0] ?? '') : null;
  return { kind: 'direct', handle, href, message, number: `+${digits}`, numberForPeople, sms };
}
