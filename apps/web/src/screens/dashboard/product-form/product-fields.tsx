import type { ReactNode } from 'react';
import { PriceField } from '#web/features/catalog/owner/price-field.tsx';
import { ChipsField } from '#web/ui/seller/fields/chips-field.tsx';
import { TextAreaField, TextField } from '#web/ui/seller/fields/text-field.tsx';
import { type DraftErrors, type ProductDraft, readList } from './product-draft.ts';

interface ProductFieldsProps {
  draft: ProductDraft;
  errors: DraftErrors;
  onChange: (changed: Partial<ProductDraft>) => void;
  below?: (field: 'title' | 'price' | 'old_price' | 'description' | 'tags' | 'sizes') => ReactNode;
}

export function ProductFields({ draft, errors, onChange, below = () => null }: ProductFieldsProps) {
  return (
    <>
      <div>
        <TextField
          label="Title"
          name="title"
          value={draft.title}
          onType={(title) => onChange({ title })}
          error={errors.title}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={200}
        />
        {below('title')}
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <div>
          <PriceField
            label="Price"
            name="price"
            value={draft.price}
            onChange={(price) => onChange({ price })}
            emptyHint="If empty, buyers see “DM seller for price”"
            error={errors.price}
          />
          {below('price')}
        </div>
        <div>
          <PriceField
            label="Old price"
            name="old_price"
            value={draft.oldPrice}
            onChange={(oldPrice) => onChange({ oldPrice })}
            emptyHint="Shown struck through beside the price"
            error={errors.old_price}
          />
          {below('old_price')}
        </div>
      </div>
      <div>
        <TextAreaField
          label="Description"
          name="description"
          rows={3}
          value={draft.description}
          onType={(description) => onChange({ description })}
          hint="What else buyers should know: delivery, warranty, material"
          error={errors.description}
          maxLength={400}
        />
        {below('description')}
      </div>
      {lists.map(({ field, label, hint, placeholder }) => (
        <div key={field}>
          <ChipsField
            label={label}
            name={field}
            value={draft[field]}
            onChange={(typed) => onChange({ [field]: typed })}
            read={readList}
            hint={hint}
            placeholder={placeholder}
            error={errors[field]}
          />
          {below(field)}
        </div>
      ))}
    </>
  );
}

const lists = [
  { field: 'tags', label: 'Tags', hint: 'Words that buyers tap to find it', placeholder: 'shoes, ladies' },
  { field: 'sizes', label: 'Sizes', hint: 'Buyers choose one', placeholder: '38, 39, 40' },
] as const;
