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

/** What is typed of a product beside what buyers see of it. */
export function useProductForm(product: OwnerProduct) {
  const [form, setForm] = useState(() => ({ before: draftOf(product), draft: draftOf(product) }));
  const type = useCallback(
    (changed: Partial<ProductDraft>) => setForm(({ before, draft }) => ({ before, draft: { ...draft, ...changed } })),
    [],
  );
  /** The product has changed otherwise: fields that nobody typed into show what it is now. */
  const follow = useCallback(
    (fresh: OwnerProduct) =>
      setForm(({ before, draft }) => {
        const now = draftOf(fresh);
        return { before: now, draft: { ...now, ...typedOnly(before, draft) } };
      }),
    [],
  );
  /** What was typed into this field goes. */
  const forget = useCallback((owned: OwnedField) => {
    const field = draftFields[owned];
    if (field) setForm(({ before, draft }) => ({ before, draft: { ...draft, [field]: before[field] } }));
  }, []);
  return { ...form, type, follow, forget };
}
