import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Logger } from '#server/platform/logger.ts';
import { jsonIn, readTextWithin, requestFailure } from '#server/platform/outgoing.ts';
import type { RateLimiter, RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { retryTime, stopped, waitForTurn } from '#server/tiktok/sources/http-page.ts';
import { type Problem, problem } from '#server/tiktok/sources/source.ts';

/** Whose account at Apify pays, and how carefully Apify is asked. */
export interface ApifyAccount {
  /** https://api.apify.com */
  origin: string;
  token: string;
  gap: RateLimiter;
  logger: Logger;
  /** For one request, without the time that a run is waited for. */
  timeoutMs?: number;
  now?: () => number;
}

/** The actor that reads one profile, by its name in paths. */
const actor = 'clockworks~tiktok-profile-scraper';

/** A hundred rows are about half a megabyte. */
const maxBytes = 8_000_000;

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
const Run = Type.Object({
  id: Id,
  status: Type.String(),
  defaultDatasetId: Id,
  usageTotalUsd: Type.Optional(Type.Unknown()),
});
const isRun = Compile(Type.Object({ data: Run }));
const isError = Compile(Type.Object({ error: Type.Object({ type: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) }) }));

/** `isGone`: Apify knows no such run or dataset (any more). `maySpend`: a run may have begun all the same. */
export type ApifyProblem = Problem & { isGone?: true; maySpend?: true };

/** How a run is. `costMicroUsd`: millionths of a US dollar, null where Apify does not say. */
export interface ApifyRun {
  ok: true;
  runId: string;
  datasetId: string;
  state: 'running' | 'succeeded' | 'failed';
  /** Apify's own word. */
  status: string;
  costMicroUsd: number | null;
}

export type ItemRange = { offset: number; limit: number };

/** Rows as they came; `total`: how many there are in all, null where Apify does not say. */
export type ApifyItems = { ok: true; items: unknown[]; total: number | null };

const states: Record<string, ApifyRun['state']> = {
  READY: 'running',
  RUNNING: 'running',
  'TIMING-OUT': 'running',
  ABORTING: 'running',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  'TIMED-OUT': 'failed',
  ABORTED: 'failed',
};

function microUsd(usd: unknown): number | null {
  return typeof usd === 'number' && usd >= 0 && usd < 1e6 ? Math.round(usd * 1e6) : null;
}

function runOf({ answer }: { answer: unknown }): ApifyRun | ApifyProblem {
  if (!isRun.Check(answer)) return problem('layout_changed', 'Apify: no run in the answer');
  const { id: runId, defaultDatasetId: datasetId, status, usageTotalUsd } = answer.data;
  const state = Object.hasOwn(states, status) ? states[status] : undefined;
  if (state === undefined) return problem('layout_changed', 'Apify: a run of an unknown status');
  return { ok: true, runId, datasetId, state, status, costMicroUsd: microUsd(usageTotalUsd) };
}

/** Apify's plans begin again with a month, and refuse until then. */
function nextMonth(nowMs: number): Date {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** 402 was seen with one of these, 403 with both. */
const isSpent = (status: number, type: string): boolean =>
  status === 402 || (status === 403 && (type.includes('usage') || type === 'platform-feature-disabled'));

const limitPauseMs = 5 * 60_000;

/** What an answer other than 200 and 201 means. */
function refusalOf(response: Response, type: string, nowMs: number): ApifyProblem {
  const { status } = response;
  const detail = `Apify: HTTP ${status} ${type}`.trimEnd();
  const retryAt = retryTime(response.headers.get('retry-after'), nowMs);
  if (isSpent(status, type)) return problem('quota', detail, nextMonth(nowMs));
  if (status === 429) return problem('rate_limited', detail, retryAt ?? new Date(nowMs + limitPauseMs));
  if (status >= 500 || status === 408) return { ...problem('transient', detail, retryAt), maySpend: true };
  const refused = problem('blocked', detail, retryAt);
  return status === 404 ? { ...refused, isGone: true } : refused;
}

export type ApifyApi = ReturnType<typeof createApifyApi>;

/** What a run may charge at most where Apify counts by events, in US dollars: twice what its posts were listed for. */
const maxChargeUsd = (posts: number): string => Math.max(0.5, posts * 0.01).toFixed(2);

/** One request, and what its status means. */
function createClient({ origin, token, gap, logger, timeoutMs = 20_000, now = Date.now }: ApifyAccount) {
  const { host } = new URL(origin);

  /** A setting is wrong, which only the operator can change. */
  function tellOperator(call: string, status: number, type: string): void {
    if (status === 401 || status === 403)
      logger.error(
        { call, status, type },
        'Apify refused: is APIFY_TOKEN the token of an account that may run this actor?',
      );
    if (status === 404) logger.error({ call, status, type }, 'Apify has no such actor here: is APIFY_ORIGIN right?');
  }

  async function ask(
    call: string,
    path: string,
    options: RequestOptions,
    { waitSeconds = 0, body }: { waitSeconds?: number; body?: string } = {},
  ): Promise<{ ok: true; response: Response; answer: unknown } | ApifyProblem> {
    const [signal] = options;
    const refused = await waitForTurn(gap, host, ...options);
    if (refused) return refused;
    const deadline = AbortSignal.timeout(timeoutMs + waitSeconds * 1000);
    try {
      const response = await fetch(origin + path, {
        ...(body === undefined ? {} : { method: 'POST', body }),
        redirect: 'manual',
        // What costs is not left halfway: its answer names the run.
        signal: signal && body === undefined ? AbortSignal.any([signal, deadline]) : deadline,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      });
      const answer = jsonIn(await readTextWithin(response, maxBytes));
      if (response.ok) return { ok: true, response, answer };
      const type = isError.Check(answer) ? answer.error.type : '';
      const refusal = refusalOf(response, type, now());
      if (refusal.reason === 'blocked' && (call === 'start' || !refusal.isGone))
        tellOperator(call, response.status, type);
      return refusal;
    } catch (error) {
      const { detail, neverArrived } = requestFailure(error);
      if (signal?.aborted && body === undefined) return stopped;
      const broken = problem('transient', `Apify: ${detail}`);
      return neverArrived ? broken : { ...broken, maySpend: true };
    }
  }

  return ask;
}

/** Speaks with Apify's API v2. Nothing throws for what Apify does, and the token is in no log. */
export function createApifyApi(account: ApifyAccount) {
  const ask = createClient(account);
  return {
    /** Begins a run, which costs. `timeoutSeconds`: Apify ends it by itself then. */
    async start(
      { handle, posts, timeoutSeconds }: { handle: string; posts: number; timeoutSeconds: number },
      ...options: RequestOptions
    ): Promise<ApifyRun | ApifyProblem> {
      const limits = new URLSearchParams({
        timeout: String(timeoutSeconds),
        maxItems: String(posts),
        maxTotalChargeUsd: maxChargeUsd(posts),
      });
      const input = {
        profiles: [handle],
        resultsPerPage: posts,
        profileSorting: 'latest',
        profileScrapeSections: ['videos'],
        excludePinnedPosts: false,
        shouldDownloadVideos: false,
        shouldDownloadCovers: false,
        shouldDownloadSlideshowImages: false,
        shouldDownloadSubtitles: false,
      };
      const reply = await ask('start', `/v2/acts/${actor}/runs?${limits}`, options, { body: JSON.stringify(input) });
      if (!reply.ok) return reply;
      const run = runOf(reply);
      return run.ok ? run : { ...run, maySpend: true };
    },
    /** How a run is, as soon as it has ended or after so many seconds. */
    async look(runId: string, waitSeconds: number, ...options: RequestOptions): Promise<ApifyRun | ApifyProblem> {
      const path = `/v2/actor-runs/${runId}?waitForFinish=${waitSeconds}`;
      const reply = await ask('look', path, options, { waitSeconds });
      return reply.ok ? runOf(reply) : reply;
    },
    async items(
      datasetId: string,
      { offset, limit }: ItemRange,
      ...options: RequestOptions
    ): Promise<ApifyItems | ApifyProblem> {
      const path = `/v2/datasets/${datasetId}/items?format=json&clean=true&offset=${offset}&limit=${limit}`;
      const reply = await ask('items', path, options);
      if (!reply.ok) return reply;
      const { answer, response } = reply;
      if (!Array.isArray(answer)) return problem('layout_changed', 'Apify: a dataset without a list');
      const total = /^\d{1,9}$/.exec(response.headers.get('x-apify-pagination-total') ?? '')?.[0];
      return { ok: true, items: answer.slice(0, limit), total: total === undefined ? null : Number(total) };
    },
  };
}
