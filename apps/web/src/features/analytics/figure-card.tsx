import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { changeOf } from './figures.ts';

interface FigureCardProps {
  name: string;
  value: string;
  change: ReturnType<typeof changeOf>;
  /** Where the figure is shown by day. */
  to: { pathname: string; search: string };
  isChosen: boolean;
  children?: ReactNode;
}

/** One figure of the period with its change; a tap shows it below. */
export function FigureCard({ name, value, change, to, isChosen, children }: FigureCardProps) {
  return (
    <li>
      <Link
        className="figure-card"
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        replace
        preventScrollReset
        discover="none"
      >
        <span className="text-sm text-muted">{name}</span>
        <b className="text-lg leading-tight">{value}</b>
        <span className={`text-sm figure-${change.way}`}>
          <span aria-hidden="true">{change.short}</span>
          <span className="sr-only">{change.long}</span>
        </span>
        {children}
      </Link>
    </li>
  );
}
