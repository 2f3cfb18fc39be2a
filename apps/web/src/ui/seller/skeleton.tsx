/** A placeholder of final size; `className` gives height and width. */
export function Skeleton({ className = 'h-5' }: { className?: string }) {
  return <span className={`skeleton block ${className}`} aria-hidden="true" />;
}

export function SkeletonScreen({ label = 'Loading', panels = 3 }: { label?: string; panels?: number }) {
  return (
    <div className="grid gap-4" role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-9 w-1/2" />
      {Array.from({ length: panels }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without contents
        <Skeleton key={index} className="h-32" />
      ))}
    </div>
  );
}
