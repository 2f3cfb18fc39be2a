import type { OwnedField, OwnerProduct } from '@app/contracts/owner-products.schemas';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';

interface ImportedValueProps {
  product: OwnerProduct;
  field: OwnedField;
  pending: boolean;
  onGiveBack: (field: OwnedField) => void;
}

export function ImportedValue({ product, field, pending, onGiveBack }: ImportedValueProps) {
  if (product.kind === 'manual' || !product.owned.includes(field)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>From TikTok: {importedWords(product, field)}</span>
      <Button variant="text" pending={pending} onClick={() => onGiveBack(field)}>
        Use TikTok’s
        <span className="sr-only"> {fieldNames[field]}</span>
      </Button>
    </p>
  );
}

const fieldNames: Record<OwnedField, string> = {
  title: 'title',
  price: 'price',
  old_price: 'old price',
  description: 'description',
  tags: 'tags',
  sizes: 'sizes',
  availability: 'availability',
  pictures: 'order of pictures',
};

function importedWords({ imported }: OwnerProduct, field: OwnedField): string {
  const price = (priceUgx: number | null) => (priceUgx === null ? 'none found' : formatPrice(priceUgx));
  const list = (items: string[]) => items.join(', ') || 'none found';
  const words: Record<OwnedField, string> = {
    title: imported.title ?? 'none found',
    price: price(imported.price),
    old_price: price(imported.old_price),
    description: imported.description ?? 'none found',
    tags: list(imported.tags),
    sizes: list(imported.sizes),
    availability: imported.availability === 'available' ? 'available' : 'sold out',
    pictures: 'its own order',
  };
  return words[field];
}
