const uganda = '256';

/** `+256772123456` of a number as a buyer typed it; null if it can't be told. WhatsApp knows no local numbers. */
export function dialledNumber(typed: string): string | null {
  const isInternational = /^\s*(?:\+|00)/.test(typed);
  // `+256 (0)772 123456`: the zero is for calls within the country.
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^2560(?=\d{9}$)/, uganda);
  if (isInternational) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  if (/^256\d{9}$/.test(digits)) return `+${digits}`;
  const local = /^0?([1-9]\d{8})$/.exec(digits);
  return local ? `+${uganda}${local[1]}` : null;
}

/** As it was typed, where it can't be told which number it is. */
export const telLink = (typed: string): string => `tel:${dialledNumber(typed) ?? typed.replace(/[^+\d]/g, '')}`;
