import type { PaymentDifference, Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { kampalaDate } from '#web/features/admin/format.ts';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { DifferenceFacts } from './difference-facts.tsx';
import { type DifferenceWords, differenceWords } from './reconciliation.messages.ts';

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
    <div ref={top} tabIndex={-1} className="scroll-mt-4 outline-0">
      <Section
        title={
          differenceCount === 0 ? `${name}: everything matches` : `${name}: ${counted(differenceCount, 'difference')}`
        }
        className="grid grid-cols-1 gap-4"
      >
        <p className="text-muted">
          Paid here: {inWords(ours)}. {source === 'list' ? `In the list of ${title}` : 'In the statement'}:{' '}
          {inWords(theirs)}.{done.length > 0 && ` ${done.length} of ${differenceCount} done.`}
        </p>
        {[open, done].map(
          (some, index) =>
            some.length > 0 && (
              <ul
                key={index === 0 ? 'open' : 'done'}
                className="grid grid-cols-1 gap-4"
                aria-label={index === 0 ? 'To do' : 'Done'}
              >
                {byAdvice(some, day).map(({ words, ofThese }) => (
                  <li key={words.name} className="panel grid grid-cols-1 gap-2">
                    <h3 className="flex items-center gap-2 font-semibold">
                      {index === 1 && <Check size={18} aria-hidden="true" className="flex-none" />}
                      {words.name}
                      {ofThese.length > 1 && ` (${ofThese.length})`}
                    </h3>
                    {index === 0 && (
                      <p className="rounded-md bg-sunken p-3">
                        <b>What to do:</b> {words.advice}
                      </p>
                    )}
                    <div className="grid grid-cols-1 gap-3">
                      {ofThese.map((difference) => (
                        <DifferenceFacts
                          key={difference.key}
                          provider={provider}
                          day={day}
                          difference={difference}
                          words={words}
                          onMarked={onMarked}
                        />
                      ))}
                    </div>
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

const inWords = ({ count, amount }: Reconciliation['theirs']) => `${counted(count, 'payment')}, ${formatPrice(amount)}`;

interface OneAdvice {
  words: DifferenceWords;
  ofThese: PaymentDifference[];
}

/** Differences for which the same is to be done stand together, so that it is read once. */
function byAdvice(differences: PaymentDifference[], day: string): OneAdvice[] {
  const today = kampalaDate(Date.now());
  const groups = new Map<string, OneAdvice>();
  for (const difference of differences) {
    const words = differenceWords(difference, day, today);
    const group = groups.get(words.name) ?? { words, ofThese: [] };
    group.ofThese.push(difference);
    groups.set(words.name, group);
  }
  return [...groups.values()];
}
