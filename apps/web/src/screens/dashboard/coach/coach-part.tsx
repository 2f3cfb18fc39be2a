import type { Coach, Hint } from '@app/contracts/analytics/coach.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { untapped, useSettled } from '#web/lib/browser/use-settled.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { coachQuery } from './coach.api.ts';
import { hintWords } from './hint-words.ts';
import { awakeHints, keepResting, readResting, restedBy, restsForMs } from './resting-hints.ts';
import { WeekSummary } from './week-summary.tsx';

/** The week, and what to do about it: one row of hints, which a phone moves sideways so that the products stay in sight. */
export function CoachPart({ handle }: { handle: string }) {
  const { data } = useQuery(coachQuery(handle));
  const [resting, setResting] = useState(readResting);
  const [nowMs] = useState(Date.now);
  const hints = data ? awakeHints(handle, data.hints, resting, nowMs) : [];
  // They come above the products.
  const isSettled = useSettled(hints.map(({ kind }) => kind).join());
  if (!data || isQuiet(data)) return null;
  const rest = (hint: Hint, forMs: number) => {
    const next = restedBy(readResting(), handle, hint, { nowMs: Date.now(), forMs });
    keepResting(next);
    return next;
  };
  return (
    <section aria-label="Your week" className={`grid grid-cols-1 gap-2 ${untapped(isSettled)}`}>
      <WeekSummary week={data.week} weekBefore={data.weekBefore} />
      {hints.length > 0 && (
        <ul className="hints" aria-label="What your numbers say">
          {hints.map((hint) => (
            <HintCard
              key={hint.kind}
              hint={hint}
              onFollow={() => rest(hint, restsForMs.followed)}
              onNotNow={() => setResting(rest(hint, restsForMs.notNow))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Nothing to say: a new shop, or one that no buyer has found yet. */
const isQuiet = ({ week, weekBefore, hints }: Coach) =>
  hints.length === 0 && [week, weekBefore].every(({ views, chats, orders }) => views + chats + orders === 0);

interface HintCardProps {
  hint: Hint;
  onFollow: () => void;
  onNotNow: () => void;
}

function HintCard({ hint, onFollow, onNotNow }: HintCardProps) {
  const { text, action, to } = hintWords(hint);
  return (
    <li className="panel hint">
      <p>{text}</p>
      <div className="flex items-center justify-between gap-2">
        <ButtonLink
          variant="text"
          className="px-0 text-sm underline"
          to={to}
          preventScrollReset={false}
          onClick={onFollow}
        >
          {action}
        </ButtonLink>
        <Button variant="text" className="px-0 text-sm text-muted" aria-label={`Not now: ${text}`} onClick={onNotNow}>
          Not now
        </Button>
      </div>
    </li>
  );
}
