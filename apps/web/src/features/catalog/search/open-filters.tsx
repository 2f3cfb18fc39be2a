import { type ComponentProps, lazy, memo, Suspense } from 'react';

/** Scripts of the panel come when it opens. */
const FilterPanel = import.meta.env.SSR
  ? (await import('./filter-panel.tsx')).default
  : lazy(() => import('./filter-panel.tsx'));

interface OpenFiltersProps extends Omit<ComponentProps<typeof FilterPanel>, 'choices'> {
  choices: ComponentProps<typeof FilterPanel>['choices'] | null;
}

/**
 * The panel, below the bar that stays at the top: it may be taller than a small screen. Memoized because React throws
 * the server's panel away if its boundary gets an update before the panel's scripts are there.
 */
export const OpenFilters = memo(function OpenFilters({ choices, ...panel }: OpenFiltersProps) {
  if (choices === null) return null;
  return (
    <Suspense>
      <FilterPanel {...panel} choices={choices} />
    </Suspense>
  );
});
