import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { counted, grouped } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { readFields, shareWords } from './counters.ts';

export function ReadingTable({ data: { readings, totals } }: { data: AdminAnalytics }) {
  return (
    <Section title="Read from captions" look="font-semibold" className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">
        Of {counted(totals.productsImported, 'product')} imported in this period. Corrected counts also what sellers add
        where nothing was read.
      </p>
      <CounterTable caption="What sellers said, by field" head="Field" columns={['Corrected', 'Asked', 'Right']}>
        {readFields.map(([field, name]) => (
          <tr key={field}>
            <th scope="row">{name}</th>
            <td>
              {grouped(readings[field].corrected)}
              {shareWords(readings[field].corrected, totals.productsImported)}
            </td>
            <td>{grouped(readings[field].asked)}</td>
            <td>{grouped(readings[field].confirmed)}</td>
          </tr>
        ))}
      </CounterTable>
    </Section>
  );
}
