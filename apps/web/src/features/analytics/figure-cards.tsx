import type { Analytics } from '@app/contracts/analytics';
import { Link } from 'react-router';
import { changeOf, type Days, type Figure, figureNames, figures, formatFigure } from './figures.ts';

interface FigureCardsProps {
  data: Analytics;
  days: Days;
  chosen: Figure;
  /** Where the figure is shown by day and product. */
  linkTo: (figure: Figure) => { pathname: string; search: string };
}

/** Each figure of the period with its change; a tap shows it below by day and by product. */
export function FigureCards({ data, days, chosen, linkTo }: FigureCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
      {figures.map((figure) => {
        const change = changeOf(data.totals[figure], data.previous[figure], days);
        return (
          <li key={figure}>
            <Link
              className="figure-card"
              to={linkTo(figure)}
              aria-current={figure === chosen ? 'true' : undefined}
              replace
              preventScrollReset
              discover="none"
            >
              <span className="text-sm text-muted">{figureNames[figure]}</span>
              <b className="text-lg leading-tight">{formatFigure(figure, data.totals[figure])}</b>
              <span className={`text-sm figure-${change.way}`}>
                <span aria-hidden="true">{change.short}</span>
                <span className="sr-only">{change.long}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
