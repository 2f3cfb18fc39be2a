import type {
  DayCompared,
  Reconciliation,
  ReconciliationOverview,
} from '@app/contracts/admin/payments/reconciliation.schemas';
import { dayAndTime } from '#web/features/admin/format.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';

interface BooksStateProps {
  books: ReconciliationOverview;
  /** The day whose differences are in sight already. */
  found: Reconciliation | null;
  onShow: (day: DayCompared) => Promise<void>;
}

export function BooksState({ books: { providers, open }, found, onShow }: BooksStateProps) {
  const others = open.filter(({ provider, day }) => provider !== found?.provider || day !== found.day);
  const shown = providers.filter(({ isSetUp, last }) => isSetUp || last !== null);
  const isFirst = shown.every(({ last }) => last === null);
  const titles = new Map(providers.map(({ provider, title }) => [provider, title]));
  return (
    <Section title={titleOf(others.length, open.length, isFirst)} className="grid grid-cols-1 gap-3">
      {others.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {others.map((day) => (
            <OpenDay
              key={`${day.provider} ${day.day}`}
              compared={day}
              title={titles.get(day.provider)}
              onShow={onShow}
            />
          ))}
        </ul>
      )}
      <dl className="grid gap-1 text-sm">
        {shown.map((one) => (
          <div key={one.provider} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{one.title}</dt>
            <dd className="text-muted">{lastWords(one, isFirst)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** What was never compared does not match either. */
function titleOf(others: number, openDays: number, isFirst: boolean): string {
  if (others > 0) return `${counted(others, openDays > others ? 'other day' : 'day')} to look at`;
  if (openDays > 0) return 'No other day to look at';
  return isFirst ? 'No day was compared yet' : 'All compared days match';
}

/** Where no provider was compared yet, the heading says it for all. */
function lastWords({ hasList, last }: ReconciliationOverview['providers'][number], isFirst: boolean): string {
  const how = hasList ? 'Compared by itself every morning.' : 'Compared with the statement that you choose.';
  if (last) return `${how} The last day compared is ${calendarDay(last.day)} (on ${dayAndTime(last.comparedAt)}).`;
  return isFirst ? how : `${how} Not compared yet.`;
}

interface OpenDayProps {
  compared: DayCompared;
  title: string | undefined;
  onShow: (day: DayCompared) => Promise<void>;
}

function OpenDay({ compared, title, onShow }: OpenDayProps) {
  const { provider, day, differenceCount, differsSince, comparedAt } = compared;
  const { submit, pending } = useSubmit({
    send: () => onShow(compared),
    failed: 'Failed to load what was found',
  });
  const name = `${title ?? provider}, ${calendarDay(day)}`;
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span>
        <b>{name}</b>:{' '}
        {differenceCount === null
          ? `could not be compared on ${dayAndTime(comparedAt)}. Compare it again below.`
          : `${counted(differenceCount, 'difference')} to do, since ${dayAndTime(differsSince ?? comparedAt)}`}
      </span>
      {differenceCount !== null && (
        <Button pending={pending} aria-label={`Show the differences of ${name}`} onClick={submit}>
          Show
        </Button>
      )}
    </li>
  );
}
