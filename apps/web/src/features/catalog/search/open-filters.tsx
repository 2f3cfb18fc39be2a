import { type ComponentProps, lazy, Suspense } from 'react';

/** Scripts of the panel come when it opens. */
const FilterPanel = import.meta.env.SSR
  ? (await import('./filter-panel.tsx')).default
  : lazy(() => import('./filter-panel.tsx'));

/** The panel, below the bar that stays at the top: it may be taller than a small screen. */
export function OpenFilters({
  choices,
  ...panel
}: Omit<ComponentProps<typeof FilterPanel>, 'choices'> & {
  choices: ComponentProps<typeof FilterPanel>['choices'] | null;
}) {
  if (choices === null) return null;
  return (
    <Suspense>
      <FilterPanel {...panel} choices={choices} />
    </Suspense>
  );
}
