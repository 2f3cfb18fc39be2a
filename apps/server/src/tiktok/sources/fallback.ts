import type { Breaker } from './breaker.ts';
import { stopped } from './http-page.ts';
import type { CreatorRef, Failure, FailureReason, Outcome, TikTokSource } from './source.ts';
import { failedAt, problem } from './source.ts';
import type { SourceSwitches } from './source-switches.ts';

/** A source under its name in `TIKTOK_SOURCES`. */
export type NamedSource = { name: string; source: TikTokSource; breaker: Breaker };

/** Asks a source, or nothing where it cannot answer that. */
type RequestFor<T> = (source: TikTokSource) => (() => Promise<Outcome<T>>) | false | undefined;

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
 * One failure out of several: the most telling one, with all sources that said "not there", and all details. A paid
 * source's failure comes after a free one's, whose time to ask again is sooner.
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

export interface HealthOfSources {
  /** Counts what came of asking a source, for this shop if it is known. */
  note(source: string, outcome: Outcome<unknown>, shopId?: string): void;
  /** Sources that are left alone because what they show has changed, and since when. */
  disabledSources(): Promise<ReadonlyMap<string, Date>>;
}

/** Nothing is counted and every source is asked. */
export const uncounted: HealthOfSources = { note: () => {}, disabledSources: async () => new Map() };

/**
 * Asks the sources that can tell, one after the other, until one does. Paid ones come last, and only where `of` allows
 * them and no free one has said that the thing is not there or private. Disabled sources are skipped, unless no other
 * could tell: then they are asked until one could, free ones first, and first the one disabled last.
 */
export function createFallback(sources: readonly NamedSource[], switches: SourceSwitches, health: HealthOfSources) {
  const byCost = [...sources.filter(({ source }) => !source.isPaid), ...sources.filter(({ source }) => source.isPaid)];
  const paid = new Set(sources.filter(({ source }) => source.isPaid).map(({ source }) => source.name));
  const read = <T>(
    { source, breaker }: NamedSource,
    work: () => Promise<Outcome<T>>,
    shopId: string | undefined,
  ): Promise<Outcome<T>> =>
    breaker.run(async () => {
      const outcome = await work();
      health.note(source.name, outcome, shopId);
      return outcome;
    });
  return async <T>(ask: RequestFor<T>, signal?: AbortSignal, of?: CreatorRef, canWait = false): Promise<Outcome<T>> => {
    if (signal?.aborted) return failedAt('none', stopped);
    const out = await health.disabledSources();
    const failures: Failure[] = [];
    const skipped: { named: NamedSource; work: () => Promise<Outcome<T>>; since: Date }[] = [];
    let isAnswered = false;
    for (const named of byCost) {
      const { name, source } = named;
      const work = ask(source);
      if (!work || (source.isPaid && !isWorthPaying(of, failures, canWait))) continue;
      const since = out.get(source.name);
      if (!(await switches.isOn(name))) failures.push(switchedOff(source.name));
      else if (since) {
        failures.push(takenOut(source.name));
        skipped.push({ named, work, since });
      } else {
        const outcome = await read(named, work, of?.shopId);
        if (outcome.ok) return outcome;
        failures.push(outcome);
        isAnswered ||= isConclusive(outcome) && (!source.isPaid || outcome.agreedBy.length > 0);
      }
    }
    const costOf = ({ named }: { named: NamedSource }): number => Number(named.source.isPaid === true);
    skipped.sort((one, other) => costOf(one) - costOf(other) || other.since.getTime() - one.since.getTime());
    for (const { named, work } of isAnswered ? [] : skipped) {
      const outcome = await read(named, work, of?.shopId);
      if (outcome.ok) return outcome;
      failures.push(outcome);
      if (isConclusive(outcome)) break;
    }
    return summary(failures, paid);
  };
}

/** False where a source did not ask TikTok: its seller has not connected, or we held the request back. */
const isConclusive = ({ reason, isOurs }: Failure): boolean => reason !== 'not_connected' && !isOurs;

/** A read that can wait is paid for only where no free source could ever answer: others answer again later. */
function isWorthPaying(of: CreatorRef | undefined, failures: readonly Failure[], canWait: boolean): boolean {
  const isHopeless = ({ agreedBy, reason }: Failure): boolean =>
    agreedBy.length === 0 && (!canWait || reason === 'not_connected');
  return of?.allowsPaidSource === true && failures.every(isHopeless);
}

/** Says nothing about what was asked, as with an open breaker. */
export function switchedOff(source: string): Failure {
  return failedAt(source, problem('blocked', 'not asked: switched off'));
}

/** Of its own kind, so that a shop whose look no source could serve says why. */
function takenOut(source: string): Failure {
  return failedAt(source, problem('layout_changed', 'not asked: taken out'));
}
