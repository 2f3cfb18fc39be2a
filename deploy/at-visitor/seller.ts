import { randomBytes } from 'node:crypto';
import { signUp, updateContact, validateHandle } from '@app/contracts/accounts/accounts.endpoints';
import { listProducts, readProduct } from '@app/contracts/catalog/catalog.endpoints';
import type { DescribedProduct } from '@app/contracts/catalog/catalog.schemas';
import { call, control, until } from './visitor.ts';

const importedWithinMs = 30_000;

/** A new creator on TikTok, who has one post. */
export async function makeCreator(caption: string) {
  const handle = `lab.${randomBytes(5).toString('hex')}`;
  await control('tiktok.lab', 'add-seller', { handle, nickname: 'Shoes of the Lab' });
  await publish(handle, caption);
  return handle;
}

export async function publish(handle: string, caption: string): Promise<void> {
  await control('tiktok.lab', 'publish', { handle, caption, picture: 'sneaker' });
}

/** Signs up as people do; the token of the session and the number that was given. */
export async function openAccount(handle: string): Promise<{ token: string; phoneNumber: string }> {
  const { exists } = await call(validateHandle, { body: { handle } });
  if (!exists) throw new Error('TikTok does not know the handle.');
  const password = `Duka!7${randomBytes(12).toString('base64url')}`;
  const { accessToken: token } = await call(signUp, { body: { handle, password } });
  const phoneNumber = `+25677${2_000_000 + (randomBytes(4).readUInt32BE() % 7_000_000)}`;
  await call(updateContact, { token, body: { phoneNumber } });
  return { token, phoneNumber };
}

/** The first product of a shop, once a worker has imported it and copied its picture. */
export function firstProduct(handle: string): Promise<DescribedProduct> {
  return until('a product with its picture', importedWithinMs, async () => {
    const [first] = (await call(listProducts, { params: { handle } })).data;
    if (!first) return null;
    const read = await call(readProduct, { params: { handle, productId: first.video_id } });
    return read.primary_thumbnail ? read : null;
  });
}
