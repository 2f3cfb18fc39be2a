import { AddressLink } from '#web/lib/address/address-link.tsx';
import type { ChangeParams } from '#web/lib/address/use-address.ts';

interface AddressChipsProps<Name extends string> {
  label: string;
  className?: string;
  names: Record<Name, string>;
  chosen: NoInfer<Name>;
  changeTo: (name: Name) => ChangeParams;
  counts?: { [Key in Name]?: number | undefined };
  toTop?: boolean;
}

/** A row of choices, each a link to the address that shows it. */
export function AddressChips<Name extends string>(props: AddressChipsProps<Name>) {
  const { label, className = 'scroll-x -mx-4 px-4 py-1', names, chosen, changeTo, counts, toTop = false } = props;
  return (
    <nav className={className} aria-label={label}>
      {(Object.entries(names) as [Name, string][]).map(([name, words]) => (
        <AddressLink
          key={name}
          className="chip"
          change={changeTo(name)}
          aria-current={name === chosen ? 'true' : undefined}
          toTop={toTop}
        >
          {words}
          {counts?.[name] !== undefined && <small>{counts[name]}</small>}
        </AddressLink>
      ))}
    </nav>
  );
}
