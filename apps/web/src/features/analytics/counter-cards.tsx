import type { ReactNode } from 'react';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import type { ChangeParams } from '#web/lib/address/use-address.ts';
import { type Counted, type Counters, changeOf, type Days } from './counters.ts';

interface CounterCardsProps<Counter extends string> {
  shown: readonly Counter[];
  counters: Counters<Counter>;
  data: Counted<Counter>;
  days: Days;
  chosen: Counter;
  choose: (counter: Counter) => ChangeParams;
  /** Instead of the change where the period before had none. */
  noneBefore?: string | undefined;
  below?: (counter: Counter) => ReactNode;
  children?: ReactNode;
}

export function CounterCards<Counter extends string>(props: CounterCardsProps<Counter>) {
  const { shown, counters, data, days, chosen, choose, noneBefore, below, children } = props;
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
      {shown.map((counter) => {
        const change = changeOf(data.totals[counter], data.previous[counter], days);
        const isFirst = noneBefore !== undefined && data.previous[counter] === 0;
        return (
          <li key={counter}>
            <AddressLink
              className="figure-card"
              change={choose(counter)}
              aria-current={counter === chosen ? 'true' : undefined}
              replace
            >
              <span className="text-sm text-muted">{counters.names[counter]}</span>
              <b className="text-lg leading-tight">{counters.format(counter, data.totals[counter])}</b>
              <span className={`text-sm figure-${isFirst ? 'same' : change.way}`}>
                <span aria-hidden="true">{isFirst ? noneBefore : change.short}</span>
                <span className="sr-only">{change.long}</span>
              </span>
              {below?.(counter)}
            </AddressLink>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
