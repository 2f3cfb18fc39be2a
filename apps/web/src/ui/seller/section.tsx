import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';

/** The level of sections' titles, where they stand below another title than the screen's. */
export const SectionLevel = createContext<'h2' | 'h3'>('h2');

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  level?: 'h2' | 'h3';
  /** How the title looks. */
  look?: string;
}

/** A part of a screen that is named by its title; a panel unless told otherwise. */
export function Section({ title, lead, level, look = largeTitle, children, ...rest }: SectionProps) {
  const id = useId();
  const ownLevel = useContext(SectionLevel);
  const Title = level ?? ownLevel;
  const heading = (
    <Title id={id} className={look}>
      {title}
    </Title>
  );
  return (
    <section className="panel grid grid-cols-1 gap-4" {...rest} aria-labelledby={id}>
      {lead ? (
        <div>
          {heading}
          <div className="mt-1 text-muted">{lead}</div>
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}

const largeTitle = 'text-lg leading-tight font-bold';
