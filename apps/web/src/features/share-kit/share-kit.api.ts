import { drawShareKit, readShareKit } from '@app/contracts/catalog/share-kit/share-kit.endpoints';
import type { ShareKitFile } from '@app/contracts/catalog/share-kit/share-kit.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

/** The shop, or one of its products. */
export interface KitSubject {
  handle: string;
  product: { id: string; number: number; title: string } | null;
}

const keyOf = ({ handle, product }: KitSubject) => [...queryKeys.shop, handle, 'share kit', product?.id ?? null];
const queryOf = ({ product }: KitSubject) => ({ productId: product?.id ?? null });

export const shareKitQuery = (subject: KitSubject) => ({
  ...dataQuery(keyOf(subject), readShareKit, { params: { handle: subject.handle }, query: queryOf(subject) }),
  // A discount may have ended since.
  staleTime: 0,
});

/** A picture or a poster is larger than other answers, and 2G is slow. */
const timeoutMs = 90_000;

/** `version` is the kit's: another one is another file. */
export const kitFileQuery = (subject: KitSubject, file: ShareKitFile, version: string) =>
  queryOptions({
    queryKey: [...keyOf(subject), file, version],
    queryFn: async ({ signal }): Promise<File> => {
      const params = { handle: subject.handle, file };
      const blob = await call(drawShareKit, { params, query: queryOf(subject), timeoutMs, signal });
      const number = subject.product ? `-no-${subject.product.number}` : '';
      return new File([blob], `${subject.handle}${number}-${file}`, { type: blob.type });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
