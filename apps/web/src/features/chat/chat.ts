import { formatPhone, phoneToDigits, whatsappLink } from './whatsapp-link.ts';

/** The public part of a shop that decides how a buyer reaches the seller. */
interface ChatShop {
  handle: string;
  phoneNumber: string | null;
  callsAllowed: boolean;
  chatAllowed: boolean;
}

/**
 * How a buyer reaches the seller: `direct` to the seller's number, `share` when there is none yet, `closed` while a
 * well-known handle waits for its owner's proof (a stranger may have opened that shop to take its buyers).
 */
export type Chat = { handle: string } & (
  | {
      kind: 'direct';
      href: string;
      message: string;
      number: string;
      numberForPeople: string;
      /** For the seller who takes calls, and so SMS, else null: the message without its address, for each costs money. */
      sms: string | null;
    }
  | { kind: 'share'; href: string }
  | { kind: 'closed' }
);

export function chatWith(shop: ChatShop, message: string): Chat {
  const { handle, callsAllowed } = shop;
  if (!shop.chatAllowed) return { kind: 'closed', handle };
  const digits = phoneToDigits(shop.phoneNumber);
  const href = whatsappLink(digits, message);
  if (!digits) return { kind: 'share', handle, href };
  const numberForPeople = formatPhone(digits);
  const sms = callsAllowed ? (message.split('\n')[0] ?? '') : null;
  return { kind: 'direct', handle, href, message, number: `+${digits}`, numberForPeople, sms };
}
