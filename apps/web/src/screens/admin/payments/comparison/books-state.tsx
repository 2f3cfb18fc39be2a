import { readReconciliation } from '@app/contracts/admin/payments/reconciliation.endpoints';
import type {
  DayCompared,
  Reconciliation,
  ReconciliationOverview,
} from '@app/contracts/admin/payments/reconciliation.schemas';
import { dayAndTime } from '#web/features/admin/format.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';

interface BooksStateProps {
  books: ReconciliationOverview;
  onShow: (found: Reconciliation) => void;
}

export function BooksState({ books: { providers, open }, onShow }: BooksStateProps) {
  const shown = providers.filter(({ isSetUp, last }) => isSetUp || last !== null);
  const titles = new Map(providers.map(({ provider, title }) => [provider, title]));
  return (
    <Section
      title={open.length === 0 ? 'All days match' : `${counted(open.length, 'day')} to look at`}
      className="grid grid-cols-1 gap-3"
    >
      <ul className="grid gap-1">
        {shown.map((one) => (
          <li key={one.provider}>
            <b>{one.title}</b>: {lastWords(one)}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {open.map((day) => (
            <OpenDay
              key={`${day.provider} ${day.day}`}
              compared={day}
              title={titles.get(day.provider)}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function lastWords({ hasList, last }: ReconciliationOverview['providers'][number]): string {
  const how = hasList ? 'compared by itself every morning' : 'no list of its own: compare its statement below';
  return last
    ? `${how}; last done for ${calendarDay(last.day)}, on ${dayAndTime(last.comparedAt)}`
    : `${how}; not compared yet`;
}

interface OpenDayProps {
  compared: DayCompared;
  title: string | undefined;
  onShow: (found: Reconciliation) => void;
}

function OpenDay({ compared, title, onShow }: OpenDayProps) {
  const { provider, day, differenceCount, differsSince, comparedAt } = compared;
  const { submit, pending } = useSubmit({
    send: async () => onShow((await callAdmin(readReconciliation, { params: { provider, day } })).data),
    failed: 'Failed to load what was found',
  });
  const name = `${title ?? provider}, ${calendarDay(day)}`;
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span>
        <b>{name}</b>:{' '}
        {differenceCount === null
          ? `could not be compared on ${dayAndTime(comparedAt)}. Compare it again below.`
          : `${counted(differenceCount, 'difference')} since ${dayAndTime(differsSince ?? comparedAt)}`}
      </span>
      {differenceCount !== null && (
        <Button pending={pending} aria-label={`Show the differences of ${name}`} onClick={submit}>
          Show
        </Button>
      )}
    </li>
  );
}
