import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose, made of the configured secret (HKDF-SHA256, RFC 5869). Every use has its own key,
 * so that a thing made for one purpose is worth nothing for another. The purpose is part of the key: changing its name
 * ends what was made with it.
 */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `dukalink/${purpose}`, 32));
}

/** A keyed hash of `parts`: without the key nobody can try guesses against it. The parts' borders count. */
export function keyedHash(key: Uint8Array, ...parts: (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return hmac.digest();
}

/** Compares in the same time wherever the texts begin to differ. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
