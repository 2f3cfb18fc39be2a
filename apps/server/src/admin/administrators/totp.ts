import { Secret, TOTP } from 'otpauth';
import { AppError } from '#server/platform/errors.ts';
import { deriveKey } from '#server/platform/keys.ts';
import { openBytes, sealBytes } from '#server/platform/sealed-text.ts';

/** Codes of authenticator apps (RFC 6238): what all of them take. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;

/** From TOKEN_SECRET: a stolen database alone makes no codes. */
const keyOf = (tokenSecret: string): Uint8Array => deriveKey(tokenSecret, 'admin-second-factor');

/** A new secret: sealed for this administrator's row in the database, in Base32 and as an address for the QR code. */
export function newTotpSecret(tokenSecret: string, { adminId, username }: { adminId: string; username: string }) {
  const secret = new Secret({ size: secretBytes });
  const totp = new TOTP({ ...kind, issuer: 'Dukalink', label: username, secret });
  return {
    sealed: sealBytes(keyOf(tokenSecret), secret.bytes, adminId),
    secret: secret.base32,
    otpauthUrl: totp.toString(),
  };
}

/**
 * The step (half minutes since 1970) that `code` belongs to, the present one or its neighbour. Null when the code is wrong
 * or not after `lastStep`: no code works twice. Throws `conflict` for a secret sealed with another TOKEN_SECRET.
 */
export function totpStep(
  tokenSecret: string,
  { adminId, sealed, lastStep }: { adminId: string; sealed: Uint8Array; lastStep: number | null },
  code: string,
  now: Date,
): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const opened = openBytes(keyOf(tokenSecret), sealed, adminId);
  if (!opened)
    throw new AppError('conflict', { message: 'Your second factor can no longer be read. Ask an owner to remove it.' });
  const secret = new Secret({ buffer: new Uint8Array(opened).buffer });
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...kind, token, secret, timestamp, window: 1 });
  if (delta === null) return null;
  const step = TOTP.counter({ period: kind.period, timestamp }) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}
