import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
}

interface AdminTableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What is shown below an opened row; null while it is closed. */
  below?: (row: Row) => ReactNode;
}

/**
 * A table that becomes cards on phones; the first cell is the name of its row. Roles are written out, because a table
 * that is laid out otherwise loses its own.
 */
export function AdminTable<Row>({ label, columns, rows, keyOf, below }: AdminTableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="admin-table" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ head }) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => {
        const opened = below?.(row) ?? null;
        return (
          <tbody key={keyOf(row)} role="rowgroup">
            <tr role="row">
              {columns.map(({ head, cell }, index) =>
                index === 0 ? (
                  <th key={head} role="rowheader" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} role="cell" data-head={head}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
            {opened !== null && (
              <tr role="row">
                <td role="cell" colSpan={columns.length} className="admin-table-below">
                  {opened}
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
