import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PaymentsControl, paymentsControl } from './control/control.ts';
import { controlReply } from './control/control-api.ts';
import { phonePage } from './pages/phone.ts';
import { type Callbacks, type Claim, callbacks } from './payments/callbacks.ts';
import { type PaymentRequest, type Provider, paymentRequests } from './payments/payment-request.ts';
import { type Accounts, type Payer, type Route, type Stage, simulatedAccounts } from './payments/stage.ts';
import { allSwitches } from './payments/switches.ts';
import { flutterwaveCallback, flutterwaveRoutes } from './protocols/flutterwave.ts';
import { mtnCallback, mtnRoutes, sandboxPayer } from './protocols/mtn.ts';
import { relworxCallback, relworxRoutes } from './protocols/relworx.ts';
import { type Answer, htmlReply, jsonReply, type Reply, readCall } from './replies.ts';

export interface PaymentsOptions {
  /** 0 or absent: a free port. */
  port?: number;
  /** What payers do by themselves; absent: prompts stand on their phones. */
  payer?: Payer;
  /** How long a prompt can be approved; the networks give 5 minutes. */
  promptLifetimeMs?: number;
  accounts?: Accounts;
}

export interface PaymentsSimulator {
  origin: string;
  accounts: Accounts;
  control: PaymentsControl;
  close(): Promise<void>;
}

const host = '127.0.0.1';
const routes: Route[] = [...mtnRoutes, ...relworxRoutes, ...flutterwaveRoutes];

/** One simulator's insides, before it has a port. */
function createStage(options: PaymentsOptions, origin: () => string, closing: AbortSignal) {
  const accounts = options.accounts ?? simulatedAccounts;
  const payers = new Map<string, Payer>();
  const webhooks = new Map<Provider, string>();
  const write = (request: PaymentRequest, claim: Claim, isSignedRight: boolean) => {
    const url = webhooks.get(request.provider) ?? null;
    if (request.provider === 'mtn') return mtnCallback(request, claim);
    const signed = request.provider === 'relworx' ? relworxCallback : flutterwaveCallback;
    return signed({ accounts }, url, request, claim, isSignedRight);
  };
  const switches = allSwitches();
  const sender: Callbacks = callbacks(switches, write, closing);
  const stage: Stage = {
    origin,
    accounts,
    switches,
    closing,
    callbacks: sender,
    requests: paymentRequests(options.promptLifetimeMs ?? 5 * 60_000, sender.ended),
    tokens: new Map(),
    payerOf: (phoneNumber) =>
      payers.get(phoneNumber) ?? sandboxPayer({ accounts }, phoneNumber) ?? payers.get('') ?? options.payer ?? 'wait',
  };
  const calls = new Map<string, number>();
  return { stage, calls, control: paymentsControl({ stage, payers, webhooks, calls }) };
}

function send(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) });
  response.end(reply.body);
}

/**
 * Starts MTN, Relworx and Flutterwave on one port of this machine: their paths differ. Simulators in one process share
 * nothing. `close` ends open connections and pending silences.
 */
export async function startPaymentsSimulator(options: PaymentsOptions = {}): Promise<PaymentsSimulator> {
  const closing = new AbortController();
  let origin = '';
  const { stage, calls, control } = createStage(options, () => origin, closing.signal);

  async function play(request: IncomingMessage, url: URL): Promise<{ answer: Answer; after: (() => void)[] }> {
    const route = routes.find((one) => one.method === request.method && one.path.test(url.pathname));
    if (!route) return { answer: jsonReply(404, { statusCode: 404, message: 'Resource not found' }), after: [] };
    const kind = `${route.provider} ${route.kind}`;
    calls.set(kind, (calls.get(kind) ?? 0) + 1);
    if (stage.switches.of(route.provider).isDown)
      return { answer: jsonReply(503, { code: 'SERVICE_UNAVAILABLE', message: 'Service unavailable' }), after: [] };
    const call = await readCall(request, url);
    if (call === null) return { answer: null, after: [] };
    const [, ...found] = route.path.exec(url.pathname) ?? [];
    const answer = route.refusal?.(stage, call) ?? (await route.run(stage, call, found));
    return { answer, after: call.afterAnswer };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', origin) ?? new URL(origin);
    if (url.pathname === '/_control' || url.pathname.startsWith('/_control/'))
      return send(response, await controlReply(control, request, url));
    const [, phoneNumber] = /^\/phone\/(\+\d{8,15})$/.exec(decodeURI(url.pathname)) ?? [];
    if (phoneNumber !== undefined) return send(response, htmlReply(200, phonePage(phoneNumber, stage.requests.all())));
    const { answer, after } = await play(request, url);
    response.once('close', () => {
      for (const run of after) run();
    });
    if (answer === null) response.destroy();
    else send(response, answer);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (!closing.signal.aborted) console.error('Payments simulator:', error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    closing.abort();
    stage.requests.clear();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  return { origin, accounts: stage.accounts, control, close };
}
