import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose (HKDF-SHA256, RFC 5869): what was made for one purpose is worth nothing for another.
 * Renaming the purpose invalidates what was made with it.
 */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `dukalink/${purpose}`, 32));
}

const keyObjects = new WeakMap<Uint8Array, KeyObject>();

/** Kept, because Node takes five times as long for a hash or a cipher with bytes as with an object. */
export function keyObjectOf(key: Uint8Array): KeyObject {
  const made = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, made);
  return made;
}

/** Guesses cannot be tried against it without the key. The borders of the parts count. */
export function keyedHash(key: Uint8Array, ...parts: (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', keyObjectOf(key));
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest();
}

/** In constant time. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
