import type { ReactNode } from 'react';
import { type Counted, type Counters, shortDay } from './counters.ts';

interface DayTableProps<Counter extends string> {
  counters: Counters<Counter>;
  data: Counted<Counter>;
}

export function DayTable<Counter extends string>({ counters: { names, format }, data }: DayTableProps<Counter>) {
  const counters = Object.keys(names) as Counter[];
  return (
    <CounterTable
      caption="Statistics by day"
      columns={[
        { head: 'Day', cell: ({ day }) => shortDay(day) },
        ...counters.map((counter) => ({
          head: names[counter],
          cell: (row: Counted<Counter>['byDay'][number]) => format(counter, row[counter]),
        })),
      ]}
      rows={[...data.byDay].reverse()}
      keyOf={({ day }) => day}
    />
  );
}

interface CounterTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: { head: string; cell: (row: Row) => ReactNode }[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  className?: string;
}

/** A table of figures. On a phone each row is a card, whose values are named by the heads. */
export function CounterTable<Row>({ caption, columns, rows, keyOf, className = '' }: CounterTableProps<Row>) {
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
              {columns.map(({ head, cell }, index) =>
                index === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-head={head}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
