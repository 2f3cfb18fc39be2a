import type { PaymentDifference, Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import { useEffect, useRef } from 'react';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { DifferenceCard } from './difference-card.tsx';

interface DifferencesProps {
  found: Reconciliation;
  title: string;
  onMarked: (found: Reconciliation) => Promise<void>;
}

/** What is left to do first. The heading names provider and day, and comes into view. */
export function Differences({ found, title, onMarked }: DifferencesProps) {
  const { provider, day, source, ours, theirs, differences, differenceCount } = found;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const done = differences.filter((difference) => difference.done !== null);
  const open = differences.filter((difference) => difference.done === null);
  const name = `${title}, ${calendarDay(day)}`;
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-24 outline-0">
      <Section
        title={
          differenceCount === 0 ? `${name}: everything matches` : `${name}: ${counted(differenceCount, 'difference')}`
        }
        className="grid grid-cols-1 gap-4"
      >
        <p className="text-muted">
          {counted(ours.count, 'payment')} paid here ({formatPrice(ours.amount)}), {inWords(theirs)}{' '}
          {source === 'list' ? `in the list of ${title}` : 'in the statement'}.
          {done.length > 0 && ` ${done.length} of ${differenceCount} done.`}
        </p>
        {[open, done].map(
          (some, index) =>
            some.length > 0 && (
              <ul
                key={index === 0 ? 'open' : 'done'}
                className="grid grid-cols-1 gap-4"
                aria-label={index === 0 ? 'To do' : 'Done'}
              >
                {some.map((difference: PaymentDifference) => (
                  <li key={difference.key} className="panel grid grid-cols-1 gap-2">
                    <DifferenceCard provider={provider} day={day} difference={difference} onMarked={onMarked} />
                  </li>
                ))}
              </ul>
            ),
        )}
        {differenceCount > differences.length && <p>These are the first {differences.length}.</p>}
      </Section>
    </div>
  );
}

const inWords = ({ count, amount }: Reconciliation['theirs']) => `${count} (${formatPrice(amount)})`;
