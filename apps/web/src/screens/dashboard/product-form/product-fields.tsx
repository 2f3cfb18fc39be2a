import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PriceField } from '#web/features/catalog/owner/price-field.tsx';
import { ChipsField } from '#web/ui/seller/fields/chips-field.tsx';
import { TextAreaField, TextField } from '#web/ui/seller/fields/text-field.tsx';
import { type DraftErrors, type ProductDraft, readList } from './product-draft.ts';

interface ProductFieldsProps {
  draft: ProductDraft;
  errors: DraftErrors;
  onChange: (changed: Partial<ProductDraft>) => void;
  below?: (field: 'title' | 'price' | 'old_price' | 'description' | 'tags' | 'sizes') => ReactNode;
  /** More rows that open. */
  children?: ReactNode;
}

export function ProductFields({ draft, errors, onChange, below = () => null, children }: ProductFieldsProps) {
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
        <ChipsField
          label="Sizes"
          name="sizes"
          value={draft.sizes}
          onChange={(sizes) => onChange({ sizes })}
          read={readList}
          hint="Only if it has some. Buyers choose one"
          placeholder="38, 39, 40 or S, M, L or 64GB"
          error={errors.sizes}
        />
        {below('sizes')}
      </div>
      <div className="section-rows">
        <MoreFields draft={draft} errors={errors} onChange={onChange} below={below} />
        {children}
      </div>
    </>
  );
}

/** What most products do without. It opens by itself where something in it cannot be saved. */
function MoreFields({ draft, errors, onChange, below = () => null }: ProductFieldsProps) {
  const [isOpen, setOpen] = useState(draft.oldPrice !== '');
  const isWrong = Boolean(errors.old_price || errors.description || errors.tags);
  return (
    <details className="section-row" open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">More details</span>
          <span className="block text-sm text-muted">Old price, description, tags</span>
        </span>
        <ChevronDown size={20} className="flex-none text-muted" aria-hidden="true" />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pb-4">
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
        <div>
          <ChipsField
            label="Tags"
            name="tags"
            value={draft.tags}
            onChange={(tags) => onChange({ tags })}
            read={readList}
            hint="Words that buyers tap to find it"
            placeholder="shoes, ladies"
            error={errors.tags}
          />
          {below('tags')}
        </div>
      </div>
    </details>
  );
}
