import { phoneToDigits } from '@app/contracts/messages/message-text';

/** Ugandan numbers as `+256 772 123 456`, others unchanged. */
export function formatPhone(phoneNumber: string): string {
  const digits = phoneToDigits(phoneNumber) ?? '';
  const uganda = /^(256)(\d{3})(\d{3})(\d{3})$/.exec(digits);
  return uganda ? `+${uganda.slice(1).join(' ')}` : `+${digits}`;
}
