const uganda = '256';

/** `+256772123456` of a number as a buyer typed it; null if it can't be told. WhatsApp knows no local numbers. */
export function dialledNumber(typed: string): string | null {
  const isInternational = /^\s*(?:\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  if (isInternational) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  if (/^256\d{9}$/.test(digits)) return `+${digits}`;
  const local = /^0?([1-9]\d{8})$/.exec(digits);
  return local ? `+${uganda}${local[1]}` : null;
}
