import { Link, useLocation, useSearchParams } from 'react-router';
import { withParams } from '#web/lib/browser/address.ts';
import { type Days, periods } from './figures.ts';

/** The periods that figures are shown for; the chosen one is in the address. */
export function PeriodNav({ days }: { days: Days }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <nav className="scroll-x -mx-4 px-4 py-1" aria-label="Period">
      {periods.map((period) => (
        <Link
          key={period}
          className="chip"
          to={{ pathname, search: withParams(params, { days: period === 30 ? null : String(period) }) }}
          aria-current={period === days ? 'true' : undefined}
          preventScrollReset
          discover="none"
        >
          {period} days
        </Link>
      ))}
    </nav>
  );
}
