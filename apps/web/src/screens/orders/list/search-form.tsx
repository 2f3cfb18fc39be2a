import { maxOrderSearchLength } from '@app/contracts/bounds';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/seller/button.tsx';

/** An order's number, or a buyer's name: sent by a tap, because each letter would be a request. */
export function SearchForm({ search, onSearch }: { search: string; onSearch: (typed: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // "Show all orders" empties it. A field with another key would lose the focus.
  useEffect(() => {
    if (field.current) field.current.value = search;
  }, [search]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <form className="relative" onSubmit={submit}>
      <label className="sr-only" htmlFor={id}>
        Search your orders
      </label>
      <input
        ref={field}
        id={id}
        className="field pr-11"
        type="search"
        name="search"
        placeholder="Order number or buyer’s name"
        defaultValue={search}
        maxLength={maxOrderSearchLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="text" className="absolute top-0 right-0 px-3" aria-label="Search">
        <Search size={18} aria-hidden="true" />
      </Button>
    </form>
  );
}
