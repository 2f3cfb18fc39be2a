import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { shortDay } from './counters.ts';

interface DayChartProps<Counter extends string> {
  rows: (Record<Counter, number> & { day: string })[];
  counter: Counter;
  /** What it is called after a number: 'shop views'. */
  name: string;
  format: (value: number) => string;
}

const height = 240;
const top = 8;
const bottom = 210;
/** A label such as `22 Nov` takes 50 px, and a gap also beside the last one, which is moved in from the edge. */
const labelStepPx = 80;
const axisText = { fill: 'var(--color-muted)', fontSize: 14 };

/** One counter by day as bars, with the value under the pointer. Screen readers get the table instead. */
export function DayChart<Counter extends string>({ rows, counter, name, format }: DayChartProps<Counter>) {
  const [box, width] = useWidth();
  const [pointed, setPointed] = useState<number | null>(null);
  const ticks = ticksTo(Math.max(4, ...rows.map((row) => row[counter])));
  const max = ticks.at(-1) ?? 0;
  const left = 12 + 8 * Math.max(...ticks.map((tick) => shortValue(tick).length));
  const slot = Math.max(0, width - left - 4) / rows.length;
  const yOf = (value: number) => bottom - ((bottom - top) * value) / max;
  const everyNth = Math.max(1, Math.ceil(labelStepPx / slot));
  const point = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const index = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / slot);
    setPointed(index >= 0 && index < rows.length ? index : null);
  };
  const row = pointed === null ? undefined : rows[pointed];
  return (
    <div ref={box} className="relative h-60">
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true" onMouseMove={point} onMouseLeave={() => setPointed(null)}>
          {pointed !== null && row && (
            <rect x={left + pointed * slot} y={top} width={slot} height={bottom - top} fill="var(--color-sunken)" />
          )}
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={left} x2={width - 4} y1={yOf(tick)} y2={yOf(tick)} stroke="var(--color-line)" />
              <text {...axisText} x={left - 8} y={yOf(tick) + 5} textAnchor="end">
                {shortValue(tick)}
              </text>
            </g>
          ))}
          {rows.map(({ day, [counter]: value }, index) => {
            const x = left + index * slot;
            const isLabelled = (rows.length - 1 - index) % everyNth === 0;
            const isAtEdge = x + slot / 2 + 25 > width;
            return (
              <g key={day}>
                {value > 0 && (
                  <path
                    className="chart-bar"
                    d={barPath(x + slot * 0.1, yOf(value), slot * 0.8)}
                    fill="var(--color-brand)"
                  />
                )}
                {isLabelled && (
                  <text
                    {...axisText}
                    x={isAtEdge ? width - 4 : x + slot / 2}
                    y={bottom + 18}
                    textAnchor={isAtEdge ? 'end' : 'middle'}
                  >
                    {shortDay(day)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
      {pointed !== null && row && (
        <div
          className="chart-tip pointer-events-none absolute top-4 whitespace-nowrap"
          style={tipPlace(left + (pointed + 0.5) * slot, width)}
        >
          <b>{format(row[counter])}</b> {name}, {shortDay(row.day)}
        </div>
      )}
    </div>
  );
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}

/** Up to five whole numbers from 0 to `max` or above it, at equal steps of 1, 2, 5, 10, 20, 50 … */
export function ticksTo(max: number): number[] {
  const least = Math.ceil(max / 4);
  const unit = 10 ** (least.toString().length - 1);
  const step = ([1, 2, 5].find((one) => one * unit >= least) ?? 10) * unit;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

function barPath(x: number, y: number, width: number): string {
  const radius = Math.min(4, width / 2, bottom - y);
  return `M${x},${bottom}V${y + radius}q0,${-radius} ${radius},${-radius}h${width - 2 * radius}q${radius},0 ${radius},${radius}V${bottom}Z`;
}

const tipPlace = (x: number, width: number) => (x < width / 2 ? { left: x + 10 } : { right: width - x + 10 });

/** Short enough for an axis on a phone. */
function shortValue(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}m`;
  return value >= 1000 ? `${value / 1000}k` : String(value);
}
