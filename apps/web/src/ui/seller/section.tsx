import { ChevronDown } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react';

/** The level of sections' titles, where they stand below another title than the screen's. */
export const SectionLevel = createContext<'h2' | 'h3'>('h2');

/**
 * Where many sections stand below each other they are rows that open: null where they are panels, otherwise whether
 * they begin open.
 */
export const FoldedSections = createContext<{ startOpen: boolean } | null>(null);

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
  /** What a row says of itself while it is closed. */
  value?: ReactNode;
  /** Nothing was filled in yet, and sales wait for it. */
  isToDo?: boolean;
  level?: 'h2' | 'h3';
  /** How the title looks. */
  look?: string;
}

/** A part of a screen that is named by its title; a panel unless told otherwise, or a row among others. */
export function Section({ title, lead, value, isToDo, level, look = largeTitle, children, ...rest }: SectionProps) {
  const id = useId();
  const folded = useContext(FoldedSections);
  const ownLevel = useContext(SectionLevel);
  const Title = level ?? ownLevel;
  if (folded)
    return (
      <Row
        id={rest.id}
        titleId={id}
        title={title}
        lead={lead}
        value={value}
        isToDo={isToDo}
        level={Title}
        opens={folded.startOpen}
      >
        {children}
      </Row>
    );
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

type RowProps = Pick<SectionProps, 'id' | 'title' | 'lead' | 'value' | 'children'> & {
  isToDo: boolean | undefined;
  titleId: string;
  level: 'h2' | 'h3';
  opens: boolean;
};

function Row({ id, titleId, title, lead, value, isToDo, level: Title, opens, children }: RowProps) {
  // Another topic's address must not close what the seller has opened here.
  const [hasOpened, setHasOpened] = useState(opens);
  if (opens && !hasOpened) setHasOpened(true);
  return (
    <section id={id} className="section-row" aria-labelledby={titleId}>
      <details open={hasOpened}>
        <summary>
          <span className="min-w-0 flex-1">
            <Title id={titleId} className="font-semibold">
              {title}
            </Title>
            {value && <span className="block text-sm text-muted wrap-anywhere">{value}</span>}
          </span>
          {isToDo && <span className="badge flex-none">To do</span>}
          <ChevronDown size={20} className="flex-none text-muted" aria-hidden="true" />
        </summary>
        <div className="grid grid-cols-1 gap-4 px-4 pb-4">
          {lead && <div className="text-sm text-muted">{lead}</div>}
          {children}
        </div>
      </details>
    </section>
  );
}
