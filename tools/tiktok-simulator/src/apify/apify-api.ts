import type { FailureMode } from '#simulator/pages/failures.ts';
import { jsonReply, type Reply } from '#simulator/pages/replies.ts';
import type { RouteKind, Target } from '#simulator/routes.ts';
import type { ActorInput } from './items.ts';
import type { ApifyAccount, ApifyRun } from './runs.ts';

/** A request to Apify's API v2, as far as HTTP goes. */
export type ApifyRequest = { method: string; query: URLSearchParams; body: string; authorization: string };

const apifyKinds = ['apify-start', 'apify-run', 'apify-items'] as const;
export type ApifyKind = (typeof apifyKinds)[number];

export const isApifyKind = (kind: RouteKind): kind is ApifyKind => (apifyKinds as readonly string[]).includes(kind);

/** The one actor that this Apify has, by its two names in paths. */
const actors = ['clockworks~tiktok-profile-scraper', 'clockworks/tiktok-profile-scraper'];

const errorReply = (status: number, type: string, message: string): Reply =>
  jsonReply(status, { error: { type, message } });
const notFound = (what: string): Reply => errorReply(404, 'record-not-found', `${what} was not found`);

/** Errors that the account's state brings; null where it may run actors. */
function refusalOf({ settings }: ApifyAccount): Reply | null {
  if (settings.state === 'balance-spent')
    return errorReply(402, 'not-enough-usage-to-run-paid-actor', 'By launching this job you will exceed your usage.');
  if (settings.state === 'month-spent')
    return errorReply(403, 'platform-feature-disabled', 'Monthly usage hard limit exceeded');
  return settings.state === 'no-actor' ? notFound('Actor') : null;
}

function runReply(account: ApifyAccount, run: ApifyRun, status: 200 | 201): Reply {
  const hasEnded = account.hasEnded(run);
  const running = status === 201 ? 'READY' : 'RUNNING';
  return jsonReply(status, {
    data: {
      id: run.id,
      actId: '0FXVyOXXEmdGcV88a',
      userId: 'simulated',
      startedAt: new Date(run.startedAtMs).toISOString(),
      finishedAt: hasEnded ? new Date(run.endsAtMs).toISOString() : null,
      status: hasEnded && status === 200 ? run.endsAs : running,
      statusMessage: null,
      isStatusMessageTerminal: null,
      defaultKeyValueStoreId: run.datasetId,
      defaultDatasetId: run.datasetId,
      usageTotalUsd: account.usageUsd(run),
    },
  });
}

function inputIn(body: string): ActorInput | null {
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof input !== 'object' || input === null) return null;
  const { profiles, resultsPerPage = 100, excludePinnedPosts = false } = input as Record<string, unknown>;
  const isList = Array.isArray(profiles) && profiles.length > 0 && profiles.every((one) => typeof one === 'string');
  const isCount = Number.isInteger(resultsPerPage) && Number(resultsPerPage) > 0;
  if (!isList || !isCount) return null;
  return { profiles, resultsPerPage: Number(resultsPerPage), excludePinnedPosts: excludePinnedPosts === true };
}

function startReply(account: ApifyAccount, actor: string, request: ApifyRequest): Reply {
  if (request.method !== 'POST') return errorReply(405, 'method-not-allowed', 'Use POST');
  const refusal = actors.includes(actor) ? refusalOf(account) : notFound('Actor');
  if (refusal) return refusal;
  const input = inputIn(request.body);
  if (input === null) return errorReply(400, 'invalid-input', 'Input is not valid: Field input.profiles is required');
  return runReply(account, account.start(input), 201);
}

/** Items that are not rows are nothing to `clean`, so that a page can be shorter than asked before the end. */
function itemsReply(account: ApifyAccount, run: ApifyRun, query: URLSearchParams): Reply {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 250_000);
  const items = account.hasEnded(run) && run.endsAs === 'SUCCEEDED' ? run.items : [];
  const page = items.slice(offset, offset + limit);
  const isClean = query.get('clean') === 'true';
  const rows = page.filter(
    (row) => !isClean || (typeof row === 'object' && row !== null && Object.keys(row).length > 0),
  );
  const reply = jsonReply(200, rows);
  return {
    ...reply,
    headers: {
      ...reply.headers,
      'x-apify-pagination-offset': String(offset),
      'x-apify-pagination-limit': String(limit),
      'x-apify-pagination-count': String(rows.length),
      'x-apify-pagination-total': String(items.length),
    },
  };
}

/** The honest answer of Apify's API v2: who may, a new run, how a run is, what it found. */
export async function apifyReply(
  account: ApifyAccount,
  { kind, subject }: Target,
  request: ApifyRequest,
  closing: AbortSignal,
): Promise<Reply> {
  if (request.authorization !== `Bearer ${account.token}`)
    return errorReply(401, 'user-or-token-not-found', 'User was not found or authentication token is not valid');
  if (kind === 'apify-start') return startReply(account, subject, request);
  if (kind === 'apify-items') {
    const run = account.dataset(subject);
    return run ? itemsReply(account, run, request.query) : notFound('Dataset');
  }
  const run = account.run(subject);
  if (!run) return notFound('Actor run');
  await account.finish(run, Math.min(60, Number(request.query.get('waitForFinish') ?? 0)), closing);
  return runReply(account, run, 200);
}

/** How Apify fails: in JSON where it knows that it does. Null: as the web pages fail. */
export function failingApifyReply(mode: FailureMode, retryAfterSeconds: number): Reply | null {
  if (mode === 'rate-limited') {
    const reply = errorReply(429, 'rate-limit-exceeded', 'You have exceeded the rate limit.');
    return { ...reply, headers: { ...reply.headers, 'retry-after': String(retryAfterSeconds) } };
  }
  if (mode === 'server-error') return errorReply(500, 'internal-server-error', 'Internal server error');
  if (mode === 'changed-layout' || mode === 'renamed-state') return jsonReply(200, { run: {}, rows: [] });
  return null;
}
