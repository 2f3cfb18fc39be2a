import { type ReactNode, useId } from 'react';

export function SettingsSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel grid grid-cols-1 gap-4" aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-lg leading-tight font-bold">
          {title}
        </h2>
        {lead && <div className="mt-1 text-muted">{lead}</div>}
      </div>
      {children}
    </section>
  );
}
