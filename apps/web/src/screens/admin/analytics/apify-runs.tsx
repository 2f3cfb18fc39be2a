import type { ApifyFigures } from '@app/contracts/admin/apify.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { useQuery } from '@tanstack/react-query';
import { timeOrDay } from '#web/features/admin/format.ts';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { useNow } from '#web/lib/browser/use-now.ts';

import { Section } from '#web/ui/seller/section.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { apifyQuery } from './analytics.api.ts';
import { capWords, needWords, outcomeWords, unpricedWords, usd } from './apify.messages.ts';

/** What Apify does and costs; nothing where it is not set up, or before that is known. */
export function ApifyRuns() {
  return (
    <Answer query={useQuery(apifyQuery())} failed="Failed to load the runs at Apify" loading={null}>
      {({ apify }) => apify && <Figures figures={apify} />}
    </Answer>
  );
}

function Figures({ figures }: { figures: ApifyFigures }) {
  const nowMs = useNow(30_000);
  const unpriced = unpricedWords(figures);
  const periods: [string, ApifyFigures['today']][] = [
    ['Today', figures.today],
    ['This month', figures.month],
  ];
  return (
    <Section title="Runs at Apify" className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">{capWords(figures)}</p>
      <CounterTable
        caption="Runs and cost at Apify"
        columns={[
          { head: 'Period', cell: ([name]) => name },
          { head: 'Runs', cell: ([, { runs }]) => grouped(runs) },
          { head: 'Posts', cell: ([, { posts }]) => grouped(posts) },
          { head: 'Cost', cell: ([, { costMicroUsd }]) => usd(costMicroUsd) },
        ]}
        rows={periods}
        keyOf={([name]) => name}
      />
      {unpriced && <p className="text-sm text-muted">{unpriced}</p>}
      <Failures failures={figures.failures} nowMs={nowMs} />
    </Section>
  );
}

function Failures({ failures, nowMs }: { failures: ApifyFigures['failures']; nowMs: number }) {
  if (failures.length === 0) return <p className="text-muted">Nothing failed this month.</p>;
  return (
    <Section title="Latest failures" level="h3" look="mb-2 font-semibold" className="panel">
      <ul className="grid grid-cols-1 gap-3">
        {failures.map(({ startedAt, handle, need, outcome, detail }) => (
          <li key={`${startedAt} ${handle} ${need}`} className="min-w-0 wrap-anywhere">
            <p className="font-medium">{outcomeWords(outcome)}</p>
            <p className="text-sm text-muted">
              {timeOrDay(startedAt, nowMs)}, {needWords[need]} of {handle === null ? 'a deleted shop' : `@${handle}`}
              {detail && ` (${detail})`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
