import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { readHealth } from '@app/contracts/health.endpoints';
import { type Deployment, type Finding, findingsOf, maxAnswerMs, reasonOf } from './finding.ts';

const front = findingsOf('front');

interface FrontAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Of the certificate; null without TLS. */
  endsAt: Date | null;
}

/** One request as a browser sends it; an upgrade counts as an answer. */
function ask(address: string, headers: Record<string, string> = {}): Promise<FrontAnswer> {
  const send = address.startsWith('https:') ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<FrontAnswer>();
  // Each on a connection of its own: a kept one shows no certificate.
  const request = send(address, { headers: { 'accept-encoding': 'br, gzip', ...headers }, agent: false });
  request.setTimeout(maxAnswerMs, () => request.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
  request.on('error', reject);
  request.on('response', (answer) => {
    const { statusCode: status = 0, socket } = answer;
    const endsAt = socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null;
    resolve({ status, headers: answer.headers, endsAt });
    answer.destroy();
  });
  request.on('upgrade', (answer, socket) => {
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers, endsAt: null });
    socket.destroy();
  });
  request.end();
  return promise;
}

const certificateCodes = /CERT|SIGNED|UNABLE_TO_(?:GET|VERIFY)/;

/** What people meet at PUBLIC_ORIGIN: name, certificate, proxy, cache, sockets. */
export async function checkFront({ config, clock }: Deployment): Promise<Finding[]> {
  const { publicOrigin } = config;
  try {
    const health = await ask(`${publicOrigin}${readHealth.path}`);
    if (health.status !== 200) return [unhealthy(publicOrigin, health.status)];
    const found = [trustOf(config), certificateOf(health, clock.now()), ...pageOf(await ask(`${publicOrigin}/`))];
    found.push(await cacheOf(publicOrigin), await socketOf(publicOrigin));
    const faults = found.filter((one) => one !== null);
    return faults.length > 0 ? faults : [front.ok(`${publicOrigin} answers as people need it.`)];
  } catch (error) {
    return [unreachable(publicOrigin, reasonOf(error))];
  }
}

function unreachable(origin: string, reason: string): Finding {
  if (certificateCodes.test(reason))
    return front.wrong(
      `Browsers refuse the certificate of ${origin} (${reason}).`,
      'Let the proxy get one for this name; Caddy does by itself when ports 80 and 443 are open and the name leads here.',
    );
  if (reason === 'ENOTFOUND')
    return front.wrong(`${origin} has no address here.`, 'Add the name at your name server, or correct PUBLIC_ORIGIN.');
  return front.wrong(`${origin} does not answer (${reason}).`, 'Start the proxy, and open ports 80 and 443.');
}

function unhealthy(origin: string, status: number): Finding {
  if (status === 502 || status === 504)
    return front.wrong(`The proxy of ${origin} does not reach the service.`, 'Run systemctl status dukalink-web@*.');
  if (status === 503)
    return front.wrong(`The service at ${origin} is not ready.`, 'Read its log: journalctl -u dukalink-web@*.');
  if (status >= 300 && status < 400)
    return front.wrong(`${origin} leads elsewhere.`, 'Let PUBLIC_ORIGIN be the address where people end up.');
  return front.wrong(`${origin} is not this service (HTTP ${status}).`, 'Let the proxy pass this name on to it.');
}

/** The service speaks no TLS by itself. */
function trustOf({ publicOrigin, trustProxy }: Deployment['config']): Finding | null {
  if (!publicOrigin.startsWith('https:') || trustProxy !== null) return null;
  const says = 'TRUST_PROXY is not set behind a proxy: all visitors have one address, and share its limits.';
  return front.wrong(says, 'Set it to the addresses of the proxy and of the cache.');
}

const warnBeforeMs = 14 * 24 * 3600_000;

function certificateOf({ endsAt }: FrontAnswer, now: Date): Finding | null {
  if (endsAt === null || endsAt.getTime() - now.getTime() > warnBeforeMs) return null;
  const day = endsAt.toISOString().slice(0, 10);
  return front.note(`The certificate ends on ${day}.`, 'Find out why the proxy has not renewed it.');
}

function pageOf({ status, headers }: FrontAnswer): Finding[] {
  if (status === 421)
    return [
      front.wrong(
        'The proxy does not pass the name on that people ask for.',
        'Let it send the Host header as it came.',
      ),
    ];
  if (status !== 200)
    return [front.wrong(`The first page answers HTTP ${status}.`, 'Read the log of the web processes.')];
  const found: Finding[] = [];
  if (!headers['content-encoding'])
    found.push(
      front.wrong(
        'Pages come uncompressed.',
        'Let the proxy pass Accept-Encoding on; Varnish needs -p http_gzip_support=off and docs/varnish.vcl.',
      ),
    );
  if (!headers['content-security-policy'])
    found.push(front.wrong('Pages come without their security policy.', 'Let the proxy pass all headers on.'));
  return found;
}

/** Longer than a second, because an age is counted in whole ones. */
const pauseMs = 1100;

async function cacheOf(origin: string): Promise<Finding | null> {
  await sleep(pauseMs);
  const { headers } = await ask(`${origin}${readHealth.path}`);
  if (!(Number(headers.age) > 0)) return null;
  const says = 'A cache in front keeps answers to calls, which belong to one person.';
  return front.wrong(says, 'Use the rules of docs/varnish.vcl, and switch other caches off.');
}

async function socketOf(origin: string): Promise<Finding | null> {
  const { status } = await ask(`${origin}/socket.io/?EIO=4&transport=websocket`, {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin,
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('dukalink doctor!').toString('base64'),
  });
  if (status === 101) return null;
  const says = `Web sockets do not get through (HTTP ${status}): open pages hear nothing.`;
  return front.wrong(says, 'Let the proxy pass Upgrade, Connection and Host on for /socket.io/.');
}
