import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { counted } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { readFields, shareWords } from './counters.ts';

export function ReadingTable({ data: { readings, totals } }: { data: AdminAnalytics }) {
  const isSaid = ([field]: (typeof readFields)[number]) => Object.values(readings[field]).some((count) => count > 0);
  const unsaid = readFields.filter((field) => !isSaid(field)).map(([, name]) => name);
  const corrected = (count: number) => `${grouped(count)}${shareWords(count, totals.productsImported)}`;
  return (
    <Section title="Read from captions" look="font-semibold" className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">
        Of {counted(totals.productsImported, 'product')} imported in this period.
        {unsaid.length < readFields.length &&
          ' Corrected: the seller changed what we read, or added what we did not. Asked: we asked the seller whether it is right. Right: the seller said yes.'}
      </p>
      {unsaid.length < readFields.length && (
        <CounterTable
          caption="What sellers said, by field"
          columns={[
            { head: 'Field', cell: ([, name]) => name },
            { head: 'Corrected', cell: ([field]) => corrected(readings[field].corrected) },
            { head: 'Asked', cell: ([field]) => grouped(readings[field].asked) },
            { head: 'Right', cell: ([field]) => grouped(readings[field].confirmed) },
          ]}
          rows={readFields.filter(isSaid)}
          keyOf={([field]) => field}
        />
      )}
      {unsaid.length > 0 && <p className="text-sm text-muted">Sellers said nothing about: {unsaid.join(' · ')}.</p>}
    </Section>
  );
}
