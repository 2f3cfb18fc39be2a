import type { ReactNode } from 'react';
import { type Counted, type Counters, shortDay } from './counters.ts';

interface DayTableProps<Counter extends string> {
  counters: Counters<Counter>;
  data: Counted<Counter>;
}

export function DayTable<Counter extends string>({ counters: { names, format }, data }: DayTableProps<Counter>) {
  const counters = Object.keys(names) as Counter[];
  return (
    <CounterTable caption="Statistics by day" head="Day" columns={counters.map((counter) => names[counter])}>
      {[...data.byDay].reverse().map((row) => (
        <tr key={row.day}>
          <th scope="row">{shortDay(row.day)}</th>
          {counters.map((counter) => (
            <td key={counter}>{format(counter, row[counter])}</td>
          ))}
        </tr>
      ))}
    </CounterTable>
  );
}

interface CounterTableProps {
  caption: string;
  head: string;
  columns: string[];
  className?: string;
  children: ReactNode;
}

export function CounterTable({ caption, head, columns, className = '', children }: CounterTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keyboard too
    <section className={`figure-table ${className}`} aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
