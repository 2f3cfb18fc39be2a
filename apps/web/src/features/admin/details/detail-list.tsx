import type { ReactNode } from 'react';
import { Section } from '#web/ui/seller/section.tsx';

export function DetailSection(props: { title: string; children: ReactNode }) {
  const className = 'grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0';
  return <Section level="h3" look="font-bold" className={className} {...props} />;
}

/** What is null or false is left out. */
export function DetailList({ details }: { details: [name: string, value: ReactNode][] }) {
  return (
    <dl className="detail-list">
      {details
        .filter(([, value]) => value !== null && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
