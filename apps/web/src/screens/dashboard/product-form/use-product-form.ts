import type { OwnedField, OwnerProduct } from '@app/contracts/owner-products.schemas';
import { useCallback, useState } from 'react';
import { draftOf, type ProductDraft, typedOnly } from './product-draft.ts';

const draftFields: Partial<Record<OwnedField, keyof ProductDraft>> = {
  title: 'title',
  price: 'price',
  old_price: 'oldPrice',
  description: 'description',
  tags: 'tags',
  sizes: 'sizes',
  pictures: 'pictures',
};

export function useProductForm(product: OwnerProduct) {
  const [form, setForm] = useState(() => ({ before: draftOf(product), draft: draftOf(product) }));
  const type = useCallback(
    (changed: Partial<ProductDraft>) => setForm(({ before, draft }) => ({ before, draft: { ...draft, ...changed } })),
    [],
  );
  /** Fields without input follow the product. */
  const follow = useCallback(
    (fresh: OwnerProduct) =>
      setForm(({ before, draft }) => {
        const now = draftOf(fresh);
        return { before: now, draft: { ...now, ...typedOnly(before, draft) } };
      }),
    [],
  );
  const forget = useCallback((owned: OwnedField) => {
    const field = draftFields[owned];
    if (field) setForm(({ before, draft }) => ({ before, draft: { ...draft, [field]: before[field] } }));
  }, []);
  return { ...form, type, follow, forget };
}
