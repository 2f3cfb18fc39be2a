import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { shortDay } from './counters.ts';

const axis = { stroke: 'var(--color-muted)', fontSize: 14, tickLine: false, axisLine: false } as const;

interface DayChartProps {
  rows: { day: string }[];
  counter: string;
  name: string;
  format: (value: number) => string;
}

/** One counter by day as bars. Loaded by `import()`, because the chart library is large. */
export default function DayChart({ rows, counter, name, format }: DayChartProps) {
  return (
    <ResponsiveContainer width="100%" height={240}>
      <BarChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="day" tickFormatter={shortDay} minTickGap={16} {...axis} />
        <YAxis
          allowDecimals={false}
          width="auto"
          tickFormatter={(value: number) => shortValue(value)}
          domain={[0, (most: number) => Math.max(most, 4)]}
          {...axis}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-sunken)' }}
          isAnimationActive={false}
          content={({ active, payload, label }) =>
            active && payload?.[0] ? (
              <div className="chart-tip">
                <b>{format(Number(payload[0].value))}</b> {name}, {shortDay(String(label))}
              </div>
            ) : null
          }
        />
        <Bar dataKey={counter} fill="var(--color-brand)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

function shortValue(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}m`;
  return value >= 1000 ? `${value / 1000}k` : String(value);
}
