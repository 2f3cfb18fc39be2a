import { createHash, randomBytes, randomInt } from 'node:crypto';
import { orderAlphabet, orderCodeLength } from '@app/contracts/orders/order-code';
import { isSameSecret, keyedHash } from '#server/platform/keys.ts';

const draw = (length: number): string =>
  Array.from({ length }, () => orderAlphabet[randomInt(orderAlphabet.length)]).join('');

export const newOrderCode = (): string => draw(orderCodeLength);

/**
 * Numbers for people, the short ones first: three letters of the handle, and three to five characters. The first that
 * the shop has not used is taken.
 */
export function orderNumberCandidates(handle: string): string[] {
  return [3, 3, 3, 4, 4, 4, 5, 5, 5].map((length) => `${lettersOf(handle)}-${draw(length)}`);
}

/** The first part of a shop's order numbers. */
export function lettersOf(handle: string): string {
  return handle
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
    .padEnd(3, 'X');
}

const secretBytes = 16;

/** The same again for the same action, so that a lost answer can be repeated though the secret is not stored. */
export function orderSecretFor(key: Uint8Array, orderId: string, actionKey: string | null): string {
  const bytes = actionKey === null ? randomBytes(secretBytes) : keyedHash(key, 'secret', orderId, actionKey);
  return bytes.subarray(0, secretBytes).toString('base64url');
}

/** 128 random bits need no slow hash. */
export const hashOrderSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export function isOrderSecret(stored: Uint8Array, secret: string | null): boolean {
  return secret !== null && isSameSecret(Buffer.from(stored).toString('hex'), hashOrderSecret(secret).toString('hex'));
}

/** Four digits that the buyer gives when the goods are in hand; never stored. */
export function deliveryCodeOf(key: Uint8Array, orderId: string): string {
  const number = keyedHash(key, 'delivery-code', orderId).readUInt32BE() % 10_000;
  return String(number).padStart(4, '0');
}
