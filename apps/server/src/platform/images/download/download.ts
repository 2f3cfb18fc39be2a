import dns from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { dayMs } from '#server/platform/clock.ts';
import {
  type AllowedTarget,
  checkTarget,
  type HostRules,
  isRefusedAddress,
  publicAddressesOnly,
} from './download-target.ts';

/** What a download may do and cost; everything comes from the caller's configuration. */
export type DownloadPolicy = HostRules & {
  maxBytes: number;
  /** For the whole download, redirects included. */
  timeoutMs: number;
  maxRedirects: number;
  referer?: string;
  userAgent?: string;
  /** The system's resolver unless a test brings its own. */
  lookup?: LookupFunction;
};

export type DownloadFailure = {
  ok: false;
  reason:
    | 'refused'
    /** 403 or 410: signed links end that way; a fresh link may work. */
    | 'expired'
    | 'not_found'
    | 'too_large'
    | 'not_an_image'
    | 'rate_limited'
    | 'timeout'
    | 'transient';
  detail: string;
  /** Only with `rate_limited`, when the server named a time. */
  retryAfterMs?: number;
};

type DownloadOutcome = { ok: true; bytes: Buffer; contentType: string } | DownloadFailure;

type Step = DownloadOutcome | { ok: 'redirect'; location: string };

const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const maxRetryAfterMs = dayMs;

/** Fetches a picture's bytes and checks every redirect. Decoding tells whether they are a picture. */
export async function downloadImage(url: string, policy: DownloadPolicy): Promise<DownloadOutcome> {
  const signal = AbortSignal.timeout(policy.timeoutMs);
  let address = url;
  for (let hop = 0; hop <= policy.maxRedirects; hop += 1) {
    const target = checkTarget(address, policy);
    if (!target.ok) return failure('refused', target.detail);
    const step = await fetchOnce(target, policy, signal);
    if (step.ok !== 'redirect') return step;
    address = URL.parse(step.location, target.url.href)?.href ?? '';
  }
  return failure('refused', `more than ${policy.maxRedirects} redirects`);
}

async function fetchOnce(target: AllowedTarget, policy: DownloadPolicy, signal: AbortSignal): Promise<Step> {
  try {
    const response = await send(target, policy, signal);
    try {
      return await readAnswer(response, policy.maxBytes);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (signal.aborted) return failure('timeout', `no complete answer within ${policy.timeoutMs} ms`);
    const detail = error instanceof Error ? error.message : String(error);
    return failure(isRefusedAddress(error) ? 'refused' : 'transient', detail);
  }
}

function send(target: AllowedTarget, policy: DownloadPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  const resolver = policy.lookup ?? dns.lookup;
  const options: https.RequestOptions = {
    signal,
    // A pooled connection may have been opened under other rules.
    agent: false,
    lookup: target.trusted ? resolver : publicAddressesOnly(resolver),
    headers: {
      accept: 'image/webp,image/jpeg,image/png,image/avif,image/*;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': policy.userAgent ?? 'Mozilla/5.0 (compatible)',
      ...(policy.referer ? { referer: policy.referer } : {}),
    },
  };
  return new Promise((resolve, reject) => {
    const transport = target.url.protocol === 'https:' ? https : http;
    transport.get(target.url, options, resolve).on('error', reject);
  });
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Step> {
  const status = response.statusCode ?? 0;
  const { location } = response.headers;
  if (redirectStatuses.has(status) && location) return { ok: 'redirect', location };
  if (status !== 200) return refusedBy(status, response.headers['retry-after']);

  const contentType = (response.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!contentType.startsWith('image/') || contentType.startsWith('image/svg')) {
    return failure('not_an_image', `content type ${contentType || 'missing'}`);
  }
  const declared = Number(response.headers['content-length'] ?? Number.NaN);
  if (declared > maxBytes) return failure('too_large', `${declared} bytes declared, ${maxBytes} allowed`);

  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    received += chunk.length;
    if (received > maxBytes) return failure('too_large', `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  // A blocked CDN answers 200 without a body.
  if (received === 0) return failure('transient', 'empty answer');
  return { ok: true, bytes: Buffer.concat(chunks, received), contentType };
}

function refusedBy(status: number, retryAfter: string | undefined): DownloadFailure {
  const detail = `status ${status}`;
  if (status === 403 || status === 410) return failure('expired', detail);
  if (status === 429) {
    const retryAfterMs = readRetryAfterMs(retryAfter);
    return { ...failure('rate_limited', detail), ...(retryAfterMs === null ? {} : { retryAfterMs }) };
  }
  if (status >= 400 && status < 500 && status !== 408) return failure('not_found', detail);
  return failure('transient', detail);
}

/** RFC 9110, 10.2.3: seconds or an HTTP date. */
function readRetryAfterMs(value: string | undefined): number | null {
  if (!value) return null;
  const waitMs = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), maxRetryAfterMs) : null;
}

function failure(reason: DownloadFailure['reason'], detail: string): DownloadFailure {
  return { ok: false, reason, detail };
}
