import { Search } from 'lucide-react';
import type { ComponentProps, FormEvent } from 'react';
import { AddressLink } from '#web/lib/browser/address-link.tsx';
import type { ChangeParams } from '#web/lib/browser/use-address.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { TextField } from '#web/ui/seller/text-field.tsx';

interface StateLinksProps<State extends string> {
  label: string;
  className: string;
  names: Record<State, string>;
  chosen: State;
  changeTo: (state: State) => ChangeParams;
  counts?: { [Key in State]?: number | undefined };
}

export function StateLinks<State extends string>(props: StateLinksProps<State>) {
  const { label, className, names, chosen, changeTo, counts } = props;
  return (
    <nav className={className} aria-label={label}>
      {(Object.entries(names) as [State, string][]).map(([state, name]) => (
        <AddressLink
          key={state}
          className="chip"
          change={changeTo(state)}
          aria-current={state === chosen ? 'true' : undefined}
          toTop
        >
          {name}
          {counts?.[state] !== undefined && <small>{counts[state]}</small>}
        </AddressLink>
      ))}
    </nav>
  );
}

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
      <Button type="submit" className="mb-1 flex-none">
        <Search size={18} aria-hidden="true" />
        Search
      </Button>
    </form>
  );
}
