import type { ReactNode } from 'react';
import { withParams } from '#web/lib/browser/address.ts';
import { AddressLink } from '#web/lib/browser/address-link.tsx';
import { useAddress } from '#web/lib/browser/use-address.ts';
import { type Counted, type Days, periods, wholeDay } from './counters.ts';

export function PeriodNav({ days }: { days: Days }) {
  return (
    <nav className="scroll-x -mx-4 px-4 py-1" aria-label="Period">
      {periods.map((period) => (
        <AddressLink
          key={period}
          className="chip"
          change={(now) => withParams(now, { days: period === 30 ? null : String(period) })}
          aria-current={period === days ? 'true' : undefined}
        >
          {period} days
        </AddressLink>
      ))}
    </nav>
  );
}

export function useAnalyticsAddress(usual: string) {
  const { change } = useAddress();
  return {
    choose: (chosen: string) => (now: URLSearchParams) => withParams(now, { figure: chosen === usual ? null : chosen }),
    showAsTable: (on: boolean) => change((now) => withParams(now, { as: on ? 'table' : null }), { replace: true }),
  };
}

interface PeriodProps {
  data: Pick<Counted<string>, 'from' | 'to'>;
  isOld: boolean;
  words: string;
  children: ReactNode;
}

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
