import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from './keys.ts';

export type SealedTexts = ReturnType<typeof createSealedTexts>;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** `version.key.payload`: the key's name tells which secret sealed it. */
const form = /^1\.([\w-]{8})\.([\w-]+)$/;

/** Encrypts texts for the database: AES-256-GCM, a key for each purpose. The first secret seals, all of them open. */
export function createSealedTexts(secrets: readonly [string, ...string[]], purpose: string) {
  const keys = secrets.map((secret) => {
    const key = deriveKey(secret, purpose);
    return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
  });
  return {
    /** `context` names what the text belongs to, such as an account: elsewhere it cannot be opened. */
    seal(text: string, context: string): string {
      const [current] = keys;
      if (!current) throw new Error('no key');
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current.key, iv).setAAD(Buffer.from(context));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `1.${current.id}.${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`;
    },
    /** Null for what was changed, belongs to something else, or was sealed with an unknown secret. */
    open(sealed: string, context: string): string | null {
      const [, id, payload = ''] = form.exec(sealed) ?? [];
      const found = keys.find((key) => key.id === id);
      const bytes = Buffer.from(payload, 'base64url');
      if (!found || bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const shown = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
        return shown.toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
