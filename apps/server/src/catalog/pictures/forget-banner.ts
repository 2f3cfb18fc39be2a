import { noteUnusedPictures } from '#server/catalog/pictures/unused-pictures.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/** `drawn`: only a banner that shows the shop's products. The shop must be locked; the caller raises its version. */
export async function forgetBanner(trx: Trx, shopId: string, now: Date, which?: 'drawn'): Promise<void> {
  const former = await trx
    .selectFrom('shops')
    .select('banner_hash as hash')
    .where('shop_id', '=', shopId)
    .$if(which === 'drawn', (query) => query.where('banner_design', '=', 'collage'))
    .execute();
  if (!former.some(({ hash }) => hash)) return;
  await noteUnusedPictures(trx, former, now);
  await trx
    .updateTable('shops')
    .set({ banner_hash: null, banner_design: null, banner_placeholder: null })
    .where('shop_id', '=', shopId)
    .execute();
}
