import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { apifyReply, failingApifyReply, isApifyKind } from './apify/apify-api.ts';
import { type ApifyAccount, apifyAccount } from './apify/runs.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { type SimulatorControl, simulatorControl } from './control/control.ts';
import { controlReply } from './control/control-api.ts';
import { bodyText } from './control/request-body.ts';
import type { RegisteredApp } from './developers/authorizations.ts';
import {
  type Developers,
  developerReply,
  developersOf,
  failingDeveloperReply,
  isDeveloperKind,
} from './developers/developers.ts';
import type { Stage } from './pages/embed-page.ts';
import { failures } from './pages/failures.ts';
import { failingReply, honestReply, type Reply } from './pages/replies.ts';
import { pictureLinks } from './pictures/picture-links.ts';
import { requestLog } from './request-log.ts';
import { targetOf } from './routes.ts';
import { readWorld, savingControl, writeWorld } from './world/kept-world.ts';
import { settleCatalogue } from './world/settle-catalogue.ts';
import { emptyWorld, type World } from './world/world.ts';

type SimulatorOptions = {
  /** 0 or absent: a free port. */
  port?: number;
  host?: string;
  /** Origin that pages and pictures name, where a proxy with TLS stands in front; absent: this server's. */
  publicOrigin?: string;
  /** Origin of the shop service; the control page links to each seller's shop there. */
  shopOrigin?: string;
  /** The same seed makes the same sellers, ids (relative to the start) and pictures. */
  seed?: number;
  /** Starts without sellers. */
  empty?: boolean;
  /**
   * Posts of one kind and colour show the same picture, byte for byte: for tests in which many sellers post, and
   * that would otherwise spend a third of their time on encoding.
   */
  fewPictures?: boolean;
  /** The app that Login Kit, Display API and webhooks know; what is not told is made up. */
  app?: Partial<RegisteredApp>;
  /** The token of the one account at Apify. */
  apifyToken?: string;
  /** Where sellers and posts are kept from one start to the next; absent: nowhere. */
  stateFile?: string;
};

/** `app` and `apifyToken` are what the service has to be configured with. */
export type Simulator = {
  origin: string;
  app: RegisteredApp;
  apifyToken: string;
  control: SimulatorControl;
  close: () => Promise<void>;
};

const defaultSeed = 256;
const defaultApifyToken = 'apify_api_of_the_simulator_and_nobody_else';
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

function send(response: ServerResponse, reply: Reply, withBody: boolean): void {
  const body = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body;
  response.writeHead(reply.status, { ...reply.headers, 'content-length': body.length });
  response.end(withBody ? body : undefined);
}

/** Answers as TikTok: waits and fails as told, and writes down every request. */
function tiktok(
  stage: Stage,
  developers: Developers,
  apify: ApifyAccount,
  failing: ReturnType<typeof failures>,
  log: ReturnType<typeof requestLog>,
) {
  return async (request: IncomingMessage, url: URL, closing: AbortSignal): Promise<Reply | null> => {
    const atMs = Date.now();
    const target = targetOf(url.pathname);
    const failure = failing.take(target.kind);
    if (failure !== null && failure.delayMs > 0) await delay(failure.delayMs, undefined, { signal: closing });
    const mode = failure?.mode ?? null;
    const { kind } = target;
    const failed = (): Reply | null => {
      if (failure === null || mode === null) return null;
      if (isApifyKind(kind)) return failingApifyReply(mode, failure.retryAfterSeconds);
      return isDeveloperKind(kind) ? failingDeveloperReply(kind, mode) : null;
    };
    const honest = async (): Promise<Reply> => {
      if (!isDeveloperKind(kind) && !isApifyKind(kind)) return honestReply(stage, target, url);
      const { method = 'GET', headers } = request;
      const { authorization = '' } = headers;
      const call = { method, authorization, query: url.searchParams, body: await bodyText(request) };
      return isApifyKind(kind)
        ? apifyReply(apify, target, call, closing)
        : developerReply(stage, developers, kind, call);
    };
    const reply =
      failure !== null && mode !== null
        ? (failed() ?? failingReply(stage, target, url, { ...failure, mode }))
        : await honest();
    log.add({
      atMs,
      kind: target.kind,
      subject: target.kind === 'oembed' ? (url.searchParams.get('url') ?? '') : target.subject,
      path: url.pathname,
      status: reply?.status ?? 0,
      failure: mode,
      userAgent: request.headers['user-agent'] ?? '',
      referer: request.headers.referer ?? '',
    });
    return reply;
  };
}

/** One simulator's insides, before it has a port. */
function stageFor(options: SimulatorOptions, origin: () => string) {
  const settled = (sequence = 0): World => {
    const world = emptyWorld(options.seed ?? defaultSeed, sequence, options.fewPictures);
    if (options.empty !== true) settleCatalogue(world, catalogue, nowSeconds());
    return world;
  };
  const { stateFile } = options;
  const failing = failures();
  const log = requestLog();
  const kept = stateFile === undefined ? null : readWorld(stateFile);
  const stage: Stage = { world: kept ?? settled(), links: pictureLinks(origin, nowSeconds), origin };
  const developers = developersOf(stage, {
    ...(options.shopOrigin === undefined ? {} : { webhookUrl: `${options.shopOrigin}/webhooks/tiktok` }),
    ...options.app,
  });
  const apify = apifyAccount(stage, options.apifyToken ?? defaultApifyToken);
  const restart = (): void => {
    developers.given.clear();
    developers.webhooks.clear();
    developers.pages.form = 'as-asked';
    apify.clear();
    stage.world = settled(stage.world.sequence);
    stage.links = pictureLinks(origin, nowSeconds);
    failing.clear();
    log.clear();
  };
  const answer = tiktok(stage, developers, apify, failing, log);
  const control = simulatorControl(stage, developers, apify, failing, log, restart);
  const known = { app: developers.given.app, apifyToken: apify.token };
  if (stateFile === undefined) return { answer, control, ...known };
  if (kept === null) writeWorld(stateFile, stage.world);
  return { answer, ...known, control: savingControl(control, () => writeWorld(stateFile, stage.world)) };
}

/**
 * Starts a TikTok of its own on 127.0.0.1. Simulators in one process share nothing. `close` ends open connections and
 * pending delays, so that nothing keeps the process alive.
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const host = options.host ?? '127.0.0.1';
  const closing = new AbortController();
  let origin = '';
  const { answer, control, app, apifyToken } = stageFor(options, () => origin);

  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      const url = URL.parse(request.url ?? '/', origin) ?? new URL(origin);
      const isControl = url.pathname === '/_control' || url.pathname.startsWith('/_control/');
      const reply = isControl
        ? await controlReply(control, request, url, options.shopOrigin ?? null)
        : await answer(request, url, closing.signal);
      if (reply === null) response.destroy();
      else send(response, reply, request.method !== 'HEAD');
    };
    respond().catch((error: unknown) => {
      if (!closing.signal.aborted) console.error('TikTok simulator:', error);
      if (response.headersSent) response.destroy();
      else send(response, { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Simulator fault' }, true);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  origin = options.publicOrigin ?? `http://${host}:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    closing.abort();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  return { origin, app, apifyToken, control, close };
}
