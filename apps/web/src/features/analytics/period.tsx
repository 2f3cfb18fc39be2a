import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { withParams } from '#web/lib/browser/address.ts';
import { type Counted, type Days, periods, wholeDay } from './counters.ts';

/** The periods that analytics are shown for; the chosen one is in the address. */
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

/** Counter and form in the address; the usual counter is not named there. */
export function useAnalyticsAddress(usual: string) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    linkTo: (chosen: string) => ({
      pathname,
      search: withParams(params, { figure: chosen === usual ? null : chosen }),
    }),
    showAsTable: (on: boolean) =>
      navigate(
        { pathname, search: withParams(params, { as: on ? 'table' : null }) },
        { replace: true, preventScrollReset: true },
      ),
  };
}

interface PeriodProps {
  data: Pick<Counted<string>, 'from' | 'to'>;
  /** Another period is on its way. */
  isOld: boolean;
  words: string;
  children: ReactNode;
}

/** What was counted from one day to another. */
export function Period({ data, isOld, words, children }: PeriodProps) {
  return (
    <div className={`grid grid-cols-1 gap-4 ${isOld ? 'opacity-60' : ''}`} aria-busy={isOld}>
      <p className="text-sm text-muted">
        {wholeDay(data.from)} to {wholeDay(data.to)}, {words}
      </p>
      {children}
    </div>
  );
}
