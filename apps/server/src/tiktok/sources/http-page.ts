import { dayMs } from '#server/platform/clock.ts';
import { AnswerTooLongError, readTextWithin, requestFailure } from '#server/platform/outgoing.ts';
import { QueueFull, type RateLimiter, type RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { type Problem, problem } from './source.ts';

/** One server and how it is asked. `origin` without a slash at its end. */
export type Peer = {
  origin: string;
  /** Waits for the host's next free moment; called before every request, redirects included. */
  gap: RateLimiter;
  userAgent: string;
  /** For one request, from connecting to the last byte. */
  timeoutMs: number;
  /** Bytes of a body after decompression; what is longer is not read to its end. */
  maxBytes: number;
  now: () => number;
};

export type Page = { ok: true; status: number; body: string };
type Answer = Page & { location: string | null };

const maxRedirects = 3;
export const stopped: Problem = { ...problem('transient', 'stopped by the caller'), isOurs: true };
const queueFull: Problem = { ...problem('transient', 'not asked: too many wait'), isOurs: true };
const defaultRetryMs = 5 * 60_000;
const maxRetryMs = dayMs;

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), between one second and one day from now. */
export function retryTime(header: string | null, nowMs: number): Date | null {
  if (header === null) return null;
  const text = header.trim();
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - nowMs;
  return Number.isNaN(waitMs) ? null : new Date(nowMs + Math.min(Math.max(waitMs, 1000), maxRetryMs));
}

/** Statuses that say nothing about the thing asked for; null for those that do. */
function troubleOf(response: Response, nowMs: number): Problem | null {
  const { status } = response;
  const retryAt = retryTime(response.headers.get('retry-after'), nowMs);
  const detail = `HTTP ${status}`;
  if (status === 429) return problem('rate_limited', detail, retryAt ?? new Date(nowMs + defaultRetryMs));
  if (status >= 500 || status === 408 || status === 425) return problem('transient', detail, retryAt);
  const isAnswer = status < 400 || status === 400 || status === 404 || status === 410;
  return isAnswer ? null : problem('blocked', detail, retryAt);
}

/** Waits until the host may be asked; a problem of our own when the caller left or too many wait. */
export async function waitForTurn(gap: RateLimiter, host: string, ...options: RequestOptions): Promise<Problem | null> {
  try {
    await gap(host, ...options);
    return null;
  } catch (error) {
    if (options[0]?.aborted) return stopped;
    if (error instanceof QueueFull) return queueFull;
    throw error;
  }
}

/** One request; a redirect comes back with its `location`. Throws only when the database cannot keep the rate limit. */
async function ask(peer: Peer, url: URL, accept: string, ...options: RequestOptions): Promise<Answer | Problem> {
  const [signal] = options;
  const refused = await waitForTurn(peer.gap, url.host, ...options);
  if (refused) return refused;
  const deadline = AbortSignal.timeout(peer.timeoutMs);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: { accept, 'accept-language': 'en', 'user-agent': peer.userAgent },
    });
    const trouble = troubleOf(response, peer.now());
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (trouble !== null || location !== null) {
      await response.body?.cancel();
      return trouble ?? { ok: true, status: response.status, body: '', location };
    }
    const body = await readTextWithin(response, peer.maxBytes);
    return { ok: true, status: response.status, body, location: null };
  } catch (error) {
    if (signal?.aborted) return stopped;
    return error instanceof AnswerTooLongError
      ? problem('layout_changed', `answer longer than ${peer.maxBytes} bytes`)
      : problem('transient', requestFailure(error).detail);
  }
}

const acceptHeaders = { html: 'text/html,application/xhtml+xml', json: 'application/json' } as const;

/** Reads `path` of the peer. Redirects are followed inside its origin only. A page of status 200 may still be a refusal. */
export async function readPage(
  peer: Peer,
  path: string,
  accept: keyof typeof acceptHeaders,
  ...options: RequestOptions
): Promise<Page | Problem> {
  let url = new URL(path, peer.origin);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await ask(peer, url, acceptHeaders[accept], ...options);
    if (!answer.ok || answer.location === null) return answer;
    const next = URL.parse(answer.location, url.href);
    if (next?.origin !== url.origin) return problem('blocked', `redirected to ${next?.host ?? 'nowhere'}`);
    url = next;
  }
  return problem('blocked', `more than ${maxRedirects} redirects`);
}

/** Where an address redirects to, or null when it does not. Nothing is followed. */
export async function readRedirect(
  peer: Peer,
  url: URL,
  ...options: RequestOptions
): Promise<{ ok: true; status: number; target: URL | null } | Problem> {
  const answer = await ask(peer, url, acceptHeaders.html, ...options);
  if (!answer.ok) return answer;
  return {
    ok: true,
    status: answer.status,
    target: answer.location === null ? null : URL.parse(answer.location, url.href),
  };
}
