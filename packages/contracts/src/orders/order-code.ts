/** Letters and digits that are not mistaken for one another, and spell no words: no vowels, no 0 O 1 I L. */
export const orderAlphabet = 'BCDFGHJKMNPQRSTVWXYZ23456789';

/** Of the address of an order: 13 characters hold 62 random bits. */
export const orderCodeLength = 13;
export const orderCodePattern = `^[${orderAlphabet}]{${orderCodeLength}}$`;

/** Header that carries the secret of the browser that ordered. */
export const orderSecretHeader = 'x-order-secret';
/** 128 bits in base64url. */
export const orderSecretPattern = '^[A-Za-z0-9_-]{22}$';

/** Four digits that the buyer gives when the goods are in hand. */
export const deliveryCodePattern = '^[0-9]{4}$';

/** The page of an order, short enough for a message. */
export const orderPath = (code: string): string => `/o/${code}`;

export const orderUrl = (publicOrigin: string, code: string): string => publicOrigin + orderPath(code);
