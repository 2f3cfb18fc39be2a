import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { anOwner } from '#server/catalog/owner/owner.testing.ts';
import type { TestService } from '#server/test/service.testing.ts';

let count = 0;

export const jeans = 'Blue jeans 45k';
export const belt = 'Leather belt 25k';
export const shoes = 'White sneakers 85k';
const listed = (...lines: string[]): string => ['New stock', ...lines, '#TRACK'].join('\n');

/** A seller with one post that lists these, imported; `photos` makes it a series of that many. */
export async function aPost(service: TestService, lines: string[], photos = 0) {
  count += 1;
  const handle = `many.${count}`;
  const seller = await anOwner(service, handle);
  const { shopId } = seller.shop;
  service.tiktok.setPictureLifetime(photos > 0 ? 48 * 3600 : 0);
  const { id } = service.tiktok.publish({
    handle,
    caption: listed(...lines),
    ...(photos > 0 ? { kind: 'photo', photos, picture: 'dress' } : {}),
  });
  await service.import(shopId);
  const products = async (): Promise<OwnerProduct[]> =>
    (await seller.list('?sort=newest')).data.toSorted((one, other) => one.number - other.number);
  return {
    id,
    seller,
    products,
    async edit(...changed: string[]): Promise<void> {
      service.tiktok.editCaption(id, listed(...changed));
      await service.import(shopId);
    },
    /** What each card says, and why it is off the shop. */
    async cards() {
      return (await products()).map(({ video_id, title, price, goneReason }) => [
        video_id.replace(id, ''),
        title,
        price,
        goneReason,
      ]);
    },
    shown: async () =>
      (await service.call<{ data: { video_id: string }[] }>('GET', `/shop/${handle}/products`)).body.data.data.map(
        (product) => product.video_id.replace(id, ''),
      ),
    /** Their only pictures, or how many there are. */
    pictures: async () =>
      (await products()).map(({ thumbnails }) =>
        thumbnails.length === 1 ? thumbnails[0]?.thumbnail_url : thumbnails.length,
      ),
    change: (suffix: string, columns: Record<string, unknown>) =>
      service.db
        .updateTable('products')
        .set(columns)
        .where('shop_id', '=', shopId)
        .where('video_id', '=', id + suffix)
        .execute(),
    join: (suffix: string, into: string | null) =>
      seller.change(id + suffix, { joinedInto: into === null ? null : id + into }),
    split: (title: string, price: number | null = null, key?: string) =>
      service.call<OwnerProduct>('POST', `/shop/${handle}/products/${id}/split`, {
        token: seller.token,
        body: { title, price },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
  };
}
