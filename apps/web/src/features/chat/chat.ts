import { formatPhone, phoneToDigits, whatsappLink } from './whatsapp-link.ts';

/** The public part of a shop that decides how a buyer reaches the seller. */
interface ChatShop {
  handle: string;
  phoneNumber: string | null;
  chatAllowed: boolean;
}

/**
 * How a buyer reaches the seller: `direct` to the seller's number, `share` when there is none yet, `closed` while a
 * well-known handle waits for its owner's proof (a stranger may have opened that shop to take its buyers).
 */
export type Chat =
  | { kind: 'direct'; href: string; message: string; number: string; numberForPeople: string }
  | { kind: 'share'; href: string; message: string }
  | { kind: 'closed'; handle: string };

export function chatWith(shop: ChatShop, message: string): Chat {
  if (!shop.chatAllowed) return { kind: 'closed', handle: shop.handle };
  const digits = phoneToDigits(shop.phoneNumber);
  const href = whatsappLink(digits, message);
  if (!digits) return { kind: 'share', href, message };
  return { kind: 'direct', href, message, number: `+${digits}`, numberForPeople: formatPhone(digits) };
}
