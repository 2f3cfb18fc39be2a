import type { ReactNode } from 'react';
import { counted } from '#web/lib/formatting/format.ts';
import { type Counted, type Counters, shortDay } from './counters.ts';

interface DayTableProps<Counter extends string> {
  counters: Counters<Counter>;
  data: Counted<Counter>;
  chosen: Counter;
}

/**
 * The total, the days with something, and how many days had nothing. A phone has room for the chosen counter alone.
 */
export function DayTable<Counter extends string>({ counters, data, chosen }: DayTableProps<Counter>) {
  const { names, format } = counters;
  const shown = Object.keys(names) as Counter[];
  const days = data.byDay.filter((row) => shown.some((counter) => row[counter] > 0)).reverse();
  const empty = data.byDay.length - days.length;
  return (
    <CounterTable
      caption="Statistics by day"
      className="figure-table-days"
      columns={[
        { head: 'Day', cell: ({ day }) => (day === total ? 'Total' : shortDay(day)) },
        ...shown.map((counter) => ({
          head: names[counter],
          isChosen: counter === chosen,
          cell: (row: Counted<Counter>['byDay'][number]) => format(counter, row[counter]),
        })),
      ]}
      rows={[{ ...data.totals, day: total }, ...days]}
      keyOf={({ day }) => day}
      below={empty > 0 && `${counted(empty, 'day')} with nothing`}
    />
  );
}

const total = 'total';

interface CounterTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: { head: string; cell: (row: Row) => ReactNode; isChosen?: boolean }[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  className?: string;
  below?: ReactNode;
}

/** A table of figures. On a phone each row is a card, whose values are named by the heads. */
export function CounterTable<Row>({ caption, columns, rows, keyOf, className = '', below }: CounterTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keyboard too
    <section className={`figure-table ${className}`} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, isChosen }, index) =>
                index === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-head={head} data-chosen={isChosen || undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {below && <p className="px-3 py-2 text-sm text-muted">{below}</p>}
    </section>
  );
}
