/**
 * One line of the table. `ratio` is ours over the baseline; `isMet` is null where nothing is promised. `note` is
 * printed below the table.
 */
export interface Row {
  figure: string;
  ours: string;
  baseline?: string;
  ratio?: number;
  target?: string;
  isMet?: boolean;
  note?: string;
}

/** The middle of the values, so that one disturbed run does not count. */
export function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

/** So many of a hundred values are at most this. */
export const percentile = (values: number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length * share) / 100)] ?? Number.NaN;

/**
 * A figure next to its baseline, in the same unit, with the largest ratio allowed; without `atMost` it is information.
 */
export function ratioRow(row: {
  figure: string;
  ours: number;
  baseline: number;
  ratio?: number;
  atMost?: number;
  show: (value: number) => string;
  note?: string;
}): Row {
  const ratio = row.ratio ?? row.ours / row.baseline;
  return {
    figure: row.figure,
    ours: row.show(row.ours),
    baseline: row.show(row.baseline),
    ratio,
    ...(row.atMost === undefined ? {} : { target: `≤ ${row.atMost}`, isMet: ratio <= row.atMost }),
    ...(row.note === undefined ? {} : { note: row.note }),
  };
}

const headings = ['figure', 'ours', 'baseline', 'ratio', 'target', 'met'];

/** The rows as a Markdown table with aligned columns. */
export function tableOf(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.figure,
    row.ours,
    row.baseline ?? '',
    row.ratio === undefined ? '' : row.ratio.toFixed(2),
    row.target ?? '',
    row.isMet === undefined ? '' : row.isMet ? 'yes' : 'NO',
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const format = (cells: string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [format(headings), rule, ...lines.map(format)].join('\n');
}
