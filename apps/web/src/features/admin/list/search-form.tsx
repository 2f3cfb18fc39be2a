import { Search } from 'lucide-react';
import type { ComponentProps, FormEvent } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';

interface SearchFormProps extends ComponentProps<typeof TextField> {
  onSearch: (typed: string) => void;
}

/** A search that is sent with Enter or its button. */
export function SearchForm({ onSearch, ...field }: SearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <form className="flex items-end gap-2" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <TextField
          key={String(field.defaultValue ?? '')}
          type="search"
          name="search"
          enterKeyHint="search"
          {...field}
        />
      </div>
      <Button type="submit" className="mb-1 flex-none max-md:px-3">
        <Search size={18} aria-hidden="true" />
        <span className="max-md:sr-only">Search</span>
      </Button>
    </form>
  );
}
