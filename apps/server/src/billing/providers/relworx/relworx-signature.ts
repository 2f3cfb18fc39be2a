import { createHmac } from 'node:crypto';
import { isSameSecret } from '#server/platform/keys.ts';

interface Signed {
  url: string;
  key: string;
  fields: { status: string; customer_reference: string; internal_reference: string };
}

/** So much may lie between signing and arriving, either way: clocks differ, and an old webhook is not a hint. */
const toleranceSeconds = 300;

function signature({ url, key, fields }: Signed, atSeconds: string): string {
  const { customer_reference, internal_reference, status } = fields;
  const text = `customer_reference${customer_reference}internal_reference${internal_reference}status${status}`;
  return createHmac('sha256', key).update(`${url}${atSeconds}${text}`).digest('hex');
}

/** Is `Relworx-Signature: t=<unix>,v=<hex>` right, for this address to the letter, and of these minutes? */
export function isSignedByRelworx(header: unknown, signed: Signed, now: Date): boolean {
  const [, atSeconds = '', given = ''] =
    (typeof header === 'string' && /^t=(\d{1,12}),\s*v=([0-9a-fA-F]{64})$/.exec(header.trim())) || [];
  if (atSeconds === '' || Math.abs(now.getTime() / 1000 - Number(atSeconds)) > toleranceSeconds) return false;
  return isSameSecret(given.toLowerCase(), signature(signed, atSeconds));
}
