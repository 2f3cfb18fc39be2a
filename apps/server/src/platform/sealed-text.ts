import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey, keyObjectOf } from './keys.ts';

export type SealedTexts = ReturnType<typeof createSealedTexts>;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: nonce, authentication tag, ciphertext. `context` names what the bytes belong to: elsewhere they do not open. */
export function sealBytes(key: Uint8Array, bytes: Uint8Array, context: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyObjectOf(key), iv).setAAD(Buffer.from(context));
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]);
}

/** Null for what was changed, belongs to something else, or was sealed with another key. */
export function openBytes(key: Uint8Array, sealed: Uint8Array, context: string): Buffer | null {
  if (sealed.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, keyObjectOf(key), sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** `version.key.payload`: the key's name tells which secret sealed it. */
const form = /^1\.([\w-]{8})\.([\w-]+)$/;

/** Encrypts texts for the database, with a key for each purpose. The first secret seals, all of them open. */
export function createSealedTexts(secrets: readonly [string, ...string[]], purpose: string) {
  const keys = secrets.map((secret) => {
    const key = deriveKey(secret, purpose);
    return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
  });
  return {
    /** As `sealBytes`. */
    seal(text: string, context: string): string {
      const [current] = keys;
      if (!current) throw new Error('no key');
      return `1.${current.id}.${sealBytes(current.key, Buffer.from(text), context).toString('base64url')}`;
    },
    /** As `openBytes`; null for a secret that is not known, too. */
    open(sealed: string, context: string): string | null {
      const [, id, payload = ''] = form.exec(sealed) ?? [];
      const found = keys.find((key) => key.id === id);
      return (found && openBytes(found.key, Buffer.from(payload, 'base64url'), context)?.toString('utf8')) ?? null;
    },
  };
}
