import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './child.ts';
import type { Row } from './rows.ts';
import { makeScratch, serverUrl } from './scratch.ts';
import { type RunningService, startService } from './service-process.ts';

/** How much of each photo is sent; the rest never comes. */
const sentBytes = 9 * 2 ** 20;
const announcedBytes = 10 * 2 ** 20;
const heldMs = 60_000;
/** Memory that is not needed is given back by then. */
const restMs = 30_000;
/** Above what the service holds at rest. */
const atMostMb = 150;
/** In half as many networks, so that the bound for all together is measured, too. */
const accounts = 32;
const password = 'Muyembe-42-Trees';

const attacks = [
  { name: '80 uploads of one account', connections: 80, accounts: 1 },
  { name: '330 uploads of one account', connections: 330, accounts: 1 },
  { name: `330 uploads of ${accounts} accounts in ${accounts / 2} networks`, connections: 330, accounts },
];

interface Uploader {
  handle: string;
  token: string;
  ip: string;
}

/** What the whole service holds while photos are sent that never come to their end, and afterwards. */
export async function run(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const server of new Set([serverUrl(), null])) {
    const measured = await rowsFor(server);
    process.stderr.write(`${measured.map((one) => `${one.figure}: ${one.ours} (${one.baseline})`).join('\n')}\n`);
    rows.push(...measured);
  }
  return rows;
}

async function rowsFor(server: string | null): Promise<Row[]> {
  const handles = Array.from({ length: accounts }, (_, index) => `uploader.${index + 1}`);
  const tiktok = await startChild('simulator', { handles, postsPerSeller: 0 });
  const scratch = await makeScratch(server);
  try {
    const service = await startService({
      ...scratch.environment,
      LOG_LEVEL: 'error',
      TIKTOK_WEB_ORIGIN: tiktok.ready.origin,
      TIKTOK_REQUEST_GAP_MS: '0',
      TRUST_PROXY: '127.0.0.1,::1',
    });
    try {
      const uploaders: Uploader[] = [];
      for (const [index, handle] of handles.entries())
        uploaders.push(await signUp(service, handle, `198.18.${index >> 1}.1`));
      await sleep(restMs);
      const rows: Row[] = [];
      for (const attack of attacks)
        rows.push(...(await measure(service, attack, uploaders, server === null ? 'embedded database' : 'PostgreSQL')));
      return rows;
    } finally {
      await service.stop();
    }
  } finally {
    await scratch.remove();
    await tiktok.stop();
  }
}

async function signUp({ origin }: Pick<RunningService, 'origin'>, handle: string, ip: string): Promise<Uploader> {
  const answer = await fetch(`${origin}/api/v1/auth/password/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ handle, password }),
  });
  // A machine that others work on, too, may be late; a second try finds it free.
  if (answer.status === 503) {
    await sleep(2000);
    return signUp({ origin }, handle, ip);
  }
  const { data, message } = (await answer.json()) as { message: string; data?: { accessToken: string } };
  if (!data) throw new Error(`@${handle} could not sign up: ${message}`);
  return { handle, token: data.accessToken, ip };
}

async function measure(
  service: RunningService,
  attack: (typeof attacks)[number],
  uploaders: Uploader[],
  engine: string,
): Promise<Row[]> {
  const rest = service.memory().residentMb;
  let most = rest;
  const watch = setInterval(() => {
    most = Math.max(most, service.memory().residentMb);
  }, 250);
  const statuses = new Map<string, number>();
  const sockets: Socket[] = [];
  try {
    for (let at = 0; at < attack.connections; at += 1) {
      const uploader = uploaders[at % attack.accounts];
      if (uploader) sockets.push(stall(service.origin, uploader, statuses));
    }
    await sleep(heldMs);
  } finally {
    clearInterval(watch);
    for (const socket of sockets) socket.destroy();
  }
  await sleep(restMs);
  const after = service.memory().residentMb;
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  const name = `Stalled uploads, ${engine}: ${attack.name}`;
  return [
    { ...row(`${name}, most`, most, rest), note: `${name}: answers ${answers}.` },
    row(`${name}, ${restMs / 1000} s later`, after, rest),
  ];
}

function row(figure: string, measuredMb: number, restMb: number): Row {
  const shown = (megabytes: number): string => `${Math.round(megabytes)} MB`;
  return {
    figure,
    ours: shown(measuredMb),
    baseline: `${shown(restMb)} at rest`,
    target: `≤ ${atMostMb} MB more`,
    isMet: measuredMb <= restMb + atMostMb,
  };
}

/** Sends most of a photo and then nothing; counts what is answered. */
function stall(origin: string, { handle, token, ip }: Uploader, statuses: Map<string, number>): Socket {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.on('data', (answer) => {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1')) ?? [];
    if (status) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  once(socket, 'connect').then(
    () => {
      const head = [
        `POST /api/v1/shop/${handle}/photos HTTP/1.1`,
        `Host: ${host}`,
        `Authorization: Bearer ${token}`,
        `X-Forwarded-For: ${ip}`,
        'Content-Type: image/jpeg',
        `Content-Length: ${announcedBytes}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(Buffer.alloc(sentBytes, 0xff));
    },
    () => {},
  );
  return socket;
}
