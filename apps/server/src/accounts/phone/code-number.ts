import { fieldError } from '#server/platform/errors.ts';
import { parseWhatsappNumber } from './whatsapp-number.ts';

/** The specified words for a number that does not do. */
export const phoneRefused = 'Please enter a valid phone number';

const notUgandan = 'Codes can be sent to Ugandan mobile numbers (+256) only. Please use one, or use a password.';

/** Mobile prefixes, and those that MTN (031, 039) and Airtel (020) give to SIM cards; landlines (041 …) get no SMS. */
const reachable = /^\+256(7\d|20|31|39)\d{7}$/;

/** The number in E.164 that a code can be sent to; throws an input error that names `phoneNumber`. */
export function requireCodeNumber(typed: string): string {
  if (typed.replace(/\D/g, '').length < 9) throw fieldError('phoneNumber', phoneRefused);
  const phone = parseWhatsappNumber(typed);
  if (phone === null) throw fieldError('phoneNumber', phoneRefused);
  if (!reachable.test(phone)) throw fieldError('phoneNumber', notUgandan);
  return phone;
}

/** `+256*****456`: enough for its owner to know it again, too little for anybody else. */
export function maskedNumber(phone: string): string {
  return `${phone.slice(0, 4)}*****${phone.slice(-3)}`;
}
