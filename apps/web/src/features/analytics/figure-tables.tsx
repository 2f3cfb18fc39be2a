import type { Analytics } from '@app/contracts/analytics';
import type { ReactNode } from 'react';
import { figureNames, figures, formatFigure, productFigures, shortDay } from './figures.ts';

/** Every figure of every day, the newest first. */
export function DayTable({ data }: { data: Analytics }) {
  return (
    <FigureTable caption="Figures by day" head="Day" columns={figures.map((figure) => figureNames[figure])}>
      {[...data.byDay].reverse().map((row) => (
        <tr key={row.day}>
          <th scope="row">{shortDay(row.day)}</th>
          {figures.map((figure) => (
            <td key={figure}>{formatFigure(figure, row[figure])}</td>
          ))}
        </tr>
      ))}
    </FigureTable>
  );
}

/** Every figure of every product that has any, most chats first. */
export function ProductTable({ data }: { data: Analytics }) {
  const hidden = data.productCount - data.byProduct.length;
  return (
    <>
      <FigureTable
        caption="Figures by product"
        head="Product"
        columns={productFigures.map((figure) => figureNames[figure])}
      >
        {data.byProduct.map((row) => (
          <tr key={row.video_id}>
            <th scope="row">
              {row.number !== null && <span className="text-muted">{row.number} </span>}
              {row.title}
            </th>
            {productFigures.map((figure) => (
              <td key={figure}>{formatFigure(figure, row[figure])}</td>
            ))}
          </tr>
        ))}
      </FigureTable>
      {hidden > 0 && (
        <p className="mt-2 text-sm text-muted">
          {hidden} more products have fewer chats. The file with all figures below has them, too.
        </p>
      )}
    </>
  );
}

interface FigureTableProps {
  caption: string;
  head: string;
  columns: string[];
  children: ReactNode;
}

/** A table that scrolls inside its frame, its first column staying. */
export function FigureTable({ caption, head, columns, children }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keyboard too
    <section className="figure-table" aria-label={caption} tabIndex={0}>
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
