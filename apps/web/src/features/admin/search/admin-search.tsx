import { maxAdminSearchLength } from '@app/contracts/bounds';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/**
 * Finds a seller, a payment or a product by anything. Enter opens the only result, else moves to the first one; `/`
 * leads here from anywhere on the screen. Folded, it is a sign on phones until it has the focus.
 */
export function AdminSearch({ isReady, isFolded = false }: { isReady: boolean; isFolded?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const search = useSearch({
    isReady,
    onEntered: (found) => {
      const [only] = found;
      if (!only || found.length > 1) return linksIn(box.current)[0]?.focus();
      leave();
      navigate(only.to);
    },
  });
  const { typed, wanted, type } = search;
  const close = () => {
    setOpen(false);
    search.forgetEnter();
  };
  const leave = () => {
    close();
    type('');
  };
  useSlash(field);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and the links in it
    <div
      ref={box}
      className={`admin-search ${isFolded ? 'is-folded' : ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return moveFocus(event, box.current, field.current);
        close();
        field.current?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <search>
        <form
          className="relative"
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted === '') return;
            search.enter();
            setOpen(true);
          }}
        >
          <Search className="admin-search-sign" size={18} aria-hidden="true" />
          <input
            ref={field}
            {...inputLook}
            disabled={!isReady}
            value={typed}
            onChange={({ target }) => {
              type(target.value);
              setOpen(true);
            }}
            onClick={() => setOpen(true)}
          />
        </form>
      </search>
      {isOpen && wanted !== '' && <SearchResults {...search} onOpen={leave} />}
    </div>
  );
}

const inputLook = {
  className: 'field pl-10',
  type: 'search',
  name: 'find',
  'aria-label': 'Search sellers, payments and products',
  'aria-keyshortcuts': '/',
  placeholder: 'Seller, phone, payment, link',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: maxAdminSearchLength,
} as const;

const linksIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('.found') ?? [])];

/** Arrows move through field and results. */
function moveFocus(event: KeyboardEvent, box: HTMLElement | null, field: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const all = [field, ...linksIn(box)];
  if (step === 0 || all.length === 1) return;
  event.preventDefault();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
}

/** Not while something else is typed into, or a window is open. */
function useSlash(field: { current: HTMLInputElement | null }): void {
  const focus = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.activeElement?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => focus(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
