import { deviceInWords } from '#server/identity/device.ts';
import { networkKey } from '#server/platform/http/database-limits.ts';
import { keyedHash } from '#server/platform/keys.ts';

/** Who orders, as far as the connection tells. */
export interface Sender {
  ip: string;
  userAgent: string | undefined;
  /** The signed-in seller's account; null for buyers. */
  accountId: string | null;
}

/** One network and one kind of browser, of one shop; nothing of either can be read from it. */
export function senderHash(key: Uint8Array, shopId: string, { ip, userAgent }: Sender): Buffer {
  return keyedHash(key, 'sender', shopId, networkKey(ip), deviceInWords(userAgent));
}

/** The random mark that a browser keeps for this shop. */
export const browserHash = (key: Uint8Array, shopId: string, mark: string): Buffer =>
  keyedHash(key, 'browser', shopId, mark);
