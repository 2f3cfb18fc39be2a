import type { Breaker } from './breaker.ts';
import { stopped } from './http-page.ts';
import type { CreatorRef, Failure, FailureReason, Outcome, TikTokSource } from './source.ts';
import { failedAt, problem } from './source.ts';
import type { SourceSwitches } from './source-switches.ts';

/** A source under its name in `TIKTOK_SOURCES`. */
export type Door = { name: string; source: TikTokSource; breaker: Breaker };

/** What a source is asked, or nothing where it cannot answer that. */
type Ask<T> = (source: TikTokSource) => (() => Promise<Outcome<T>>) | false | undefined;

/** Most telling first: an answer about the thing, then a failure with a time, then the others. */
const byWorth: readonly FailureReason[] = [
  'private',
  'not_found',
  'rate_limited',
  'quota',
  'blocked',
  'layout_changed',
  'transient',
  'not_connected',
];

/**
 * One failure out of several: the most telling one, with everybody who said "not there". Troubles keep their details.
 * A paid source's trouble says little where a free one has one, too: that one is to be asked again in its own time, and
 * not when a month's quota is there again.
 */
function summary(failures: readonly Failure[], paid: ReadonlySet<string>): Failure {
  const worth = ({ reason, source, agreedBy }: Failure): number => {
    if (reason === 'not_connected') return 2 * byWorth.length;
    return byWorth.indexOf(reason) + (paid.has(source) && agreedBy.length === 0 ? byWorth.length : 0);
  };
  const [best, ...others] = [...failures].sort((one, other) => worth(one) - worth(other));
  if (best === undefined) return failedAt('none', problem('blocked', 'no configured source can answer this'));
  const agreedBy = [...new Set(failures.flatMap((failure) => failure.agreedBy))];
  const detail = [best, ...others]
    .map((failure) => `${failure.source}: ${failure.reason}, ${failure.detail}`)
    .join('; ');
  return { ...best, agreedBy, detail };
}

/**
 * Asks the sources that can tell, one after the other, until one does. Paid ones come last, and only where `of` allows
 * them and no free one has said that the thing is not there or private. A caller who has left already asks nobody, and
 * decides no open breaker.
 */
export function createChooser(doors: readonly Door[], switches: SourceSwitches) {
  const byCost = [...doors.filter(({ source }) => !source.isPaid), ...doors.filter(({ source }) => source.isPaid)];
  const paid = new Set(doors.filter(({ source }) => source.isPaid).map(({ source }) => source.name));
  return async <T>(ask: Ask<T>, signal?: AbortSignal, of?: CreatorRef, canWait = false): Promise<Outcome<T>> => {
    if (signal?.aborted) return failedAt('none', stopped);
    const failures: Failure[] = [];
    for (const { name, source, breaker } of byCost) {
      const work = ask(source);
      if (!work || (source.isPaid && !isWorthPaying(of, failures, canWait))) continue;
      const outcome = (await switches.isOn(name)) ? await breaker.run(work) : switchedOff(source.name);
      if (outcome.ok) return outcome;
      failures.push(outcome);
    }
    return summary(failures, paid);
  };
}

/** What can wait is paid for only where no free source could ever tell: others are there again in their own time. */
function isWorthPaying(of: CreatorRef | undefined, failures: readonly Failure[], canWait: boolean): boolean {
  const isHopeless = ({ agreedBy, reason }: Failure): boolean =>
    agreedBy.length === 0 && (!canWait || reason === 'not_connected');
  return of?.mayCost === true && failures.every(isHopeless);
}

/** Says nothing about what was asked, as with an open breaker. */
export function switchedOff(source: string): Failure {
  return failedAt(source, problem('blocked', 'not asked: switched off'));
}
