import { type ReactNode, useId } from 'react';

/** A part of the details with its heading. */
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

/** Names and values; what is null does not show. */
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
