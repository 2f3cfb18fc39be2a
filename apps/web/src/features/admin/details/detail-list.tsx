import { type ReactNode, useId } from 'react';

export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0" aria-labelledby={id}>
      <h3 id={id} className="font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Null values are left out. */
export function DetailList({ details }: { details: [name: string, value: ReactNode][] }) {
  return (
    <dl className="detail-list">
      {details
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
