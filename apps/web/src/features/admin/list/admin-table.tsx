import { Fragment, type ReactNode } from 'react';

export interface AdminColumn<Row> {
  head: string;
  /** Instead of the plain head, such as a button that sorts. */
  headContent?: ReactNode;
  sorted?: 'ascending' | 'descending' | undefined;
  cell: (row: Row) => ReactNode;
  /** On a card it stands in the upper corner, without its name. */
  isAction?: boolean;
  /** On a card it has a line of its own, without its name. */
  isWide?: boolean;
  /** On a card it needs no name. */
  isPlain?: boolean;
}

interface AdminTableProps<Row> {
  label: string;
  /** The first one names the row. */
  columns: AdminColumn<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  isComing?: boolean;
  /** What stands below a row that is opened; null below others. */
  below?: (row: Row) => ReactNode;
}

/** A table of the administration. On a phone each row is a card, whose values are named by the heads. */
export function AdminTable<Row>({ label, columns, rows, keyOf, isComing = false, below }: AdminTableProps<Row>) {
  return (
    <section className="admin-table" aria-label={label} aria-busy={isComing}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head, headContent, sorted }) => (
              <th key={head} scope="col" aria-sort={sorted}>
                {headContent ?? head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const opened = below?.(row) ?? null;
            return (
              <Fragment key={keyOf(row)}>
                <tr>
                  {columns.map(({ head, cell, isAction, isWide, isPlain }, index) =>
                    index === 0 ? (
                      <th key={head} scope="row">
                        {cell(row)}
                      </th>
                    ) : (
                      <td
                        key={head}
                        data-head={isAction || isWide || isPlain ? undefined : head}
                        data-action={isAction}
                        data-wide={isWide}
                      >
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
                {opened !== null && (
                  <tr data-below>
                    <td colSpan={columns.length}>{opened}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A cell without a value; cards leave it out. */
export function NoValue() {
  return (
    <span className="no-value text-muted">
      <span aria-hidden="true">-</span>
      <span className="sr-only">none</span>
    </span>
  );
}
