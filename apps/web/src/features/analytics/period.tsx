import type { ReactNode } from 'react';
import { withParams } from '#web/lib/address/address.ts';
import { AddressChips } from '#web/lib/address/address-chips.tsx';
import { useAddress } from '#web/lib/address/use-address.ts';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { type Counted, type Days, periods } from './counters.ts';

const periodNames = Object.fromEntries(periods.map((period) => [period, `${period} days`]));

export const PeriodNav = ({ days }: { days: Days }) => (
  <AddressChips
    label="Period"
    names={periodNames}
    chosen={String(days)}
    changeTo={(period) => (now) => withParams(now, { days: period === '30' ? null : period })}
  />
);

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
        {calendarDay(data.from)} to {calendarDay(data.to)}, {words}
      </p>
      {children}
    </div>
  );
}
