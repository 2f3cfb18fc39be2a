import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface FoldedFiltersProps {
  /** Before the button that opens them. */
  beside?: ReactNode;
  /** Between the button and the filters, always in sight. */
  search: ReactNode;
  children: ReactNode;
}

/** Filters behind a button: what was found stands in the first view. What is set is said by chips. */
export function FoldedFilters({ beside, search, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {beside}
        <button
          type="button"
          className="chip cursor-pointer"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
          <Sign size={16} aria-hidden="true" />
        </button>
      </div>
      {search}
      <div id={id} className={`${isOpen ? 'grid' : 'hidden'} grid-cols-2 gap-x-2 gap-y-1 md:grid-cols-4`}>
        {children}
      </div>
    </>
  );
}
