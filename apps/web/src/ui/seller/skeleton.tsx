/** A placeholder of final size; `className` gives height and width. */
export function Skeleton({ className = 'h-5' }: { className?: string }) {
  return <span className={`skeleton block ${className}`} aria-hidden="true" />;
}

/** Placeholders of these looks; the label is for screen readers. */
export function Skeletons({ label, looks, className }: { label: string; looks: string[]; className: string }) {
  return (
    <div className={className} role="status">
      <span className="sr-only">{label}</span>
      {looks.map((look, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without contents
        <Skeleton key={index} className={look} />
      ))}
    </div>
  );
}

export function SkeletonScreen({ label = 'Loading', panels = 3 }: { label?: string; panels?: number }) {
  return <Skeletons label={label} looks={['h-9 w-1/2', ...Array(panels).fill('h-32')]} className="grid gap-4" />;
}
