import type { Analytics } from '@app/contracts/analytics';
import { FigureCard } from '#web/features/analytics/figure-card.tsx';
import {
  changeOf,
  type Days,
  type Figure,
  figureNames,
  figures,
  formatFigure,
} from '#web/features/analytics/figures.ts';

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
      {figures.map((figure) => (
        <FigureCard
          key={figure}
          name={figureNames[figure]}
          value={formatFigure(figure, data.totals[figure])}
          change={changeOf(data.totals[figure], data.previous[figure], days)}
          to={linkTo(figure)}
          isChosen={figure === chosen}
        />
      ))}
    </ul>
  );
}
