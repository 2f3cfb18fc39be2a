import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { TikTokChoice, TikTokSignIn } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import { creatorRefOf, findImportTarget } from '#server/ingestion/ingestion.queries.ts';
import type { Answer, TestService } from '#server/test/service.testing.ts';

const origin = 'http://localhost:3000';
let browsers = 0;

/** What a user does on TikTok's screen. */
export interface OnTikTok {
  /** Which account is picked. */
  handle: string;
  /** Absent: everything that was asked for. */
  scopes?: string[];
  refuses?: boolean;
}

export type Seller = Tokens & { user: User };

/** A browser with cookies of its own, which goes between the service and the simulated TikTok as people's do. */
export function aBrowser(service: TestService, at?: string) {
  browsers += 1;
  const ip = at ?? `10.77.${browsers >> 8}.${browsers & 255}`;
  const jar = new Map<string, { value: string; path: string }>();

  function keep(headers: Record<string, unknown>): void {
    for (const line of [headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
      const path = /;\s*Path=([^;]*)/i.exec(rest)?.[1] ?? '/';
      // A browser keeps one for each path.
      const kept = path === '/auth/tiktok' ? `${name} of ${path}` : name;
      if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(rest)) jar.delete(kept);
      else jar.set(kept, { value, path });
    }
  }
  const cookiesFor = (path: string): string =>
    [...jar]
      .filter(([, cookie]) => path === cookie.path || path.startsWith(`${cookie.path.replace(/\/$/, '')}/`))
      .map(([kept, { value }]) => `${kept.split(' ')[0]}=${value}`)
      .join('; ');

  /** Opens an address of the service; where it leads. */
  async function open(
    address: string,
  ): Promise<{ status: number; location: string; headers: Record<string, unknown> }> {
    const url = new URL(address, origin);
    const response = await service.app.server.inject({
      method: 'GET',
      url: url.pathname + url.search,
      remoteAddress: ip,
      headers: { host: 'localhost:3000', cookie: cookiesFor(url.pathname) },
    });
    keep(response.headers);
    return {
      status: response.statusCode,
      location: String(response.headers.location ?? ''),
      headers: response.headers,
    };
  }
  async function call<Data>(
    method: 'POST' | 'GET' | 'DELETE',
    path: string,
    options: { body?: unknown; token?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<Answer<Data>> {
    const headers = { 'sec-fetch-site': 'same-origin', cookie: cookiesFor(`/api/v1${path}`), ...options.headers };
    const answer = await service.call<Data>(method, path, { ...options, ip, headers });
    keep(answer.headers);
    return answer;
  }
  /** Answers TikTok's screen; the address that TikTok sends the browser to. */
  async function answerTikTok(address: string, { handle, scopes, refuses }: OnTikTok): Promise<string> {
    const asked = new URL(address).searchParams.get('scope') ?? '';
    const form = new URLSearchParams({ handle, decision: refuses ? 'refuse' : 'approve' });
    for (const scope of scopes ?? asked.split(',')) form.append('scope', scope);
    const response = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
    const location = response.headers.get('location');
    if (location === null) throw new Error(`TikTok answered ${response.status}: ${await response.text()}`);
    return location;
  }
  const finish = (choice?: TikTokChoice, token?: string) =>
    call<TikTokSignIn>('POST', '/auth/tiktok/session', { body: choice ? { choice } : {}, token });

  /** From the tap to the page that comes back; where it stands. */
  async function goToTikTok(user: OnTikTok, intent: 'signin' | 'signup' | 'link' = 'signup'): Promise<string> {
    const begun = await open(`/auth/tiktok?intent=${intent}`);
    if (!begun.location.startsWith(service.tiktokOrigin)) return begun.location;
    return (await open(await answerTikTok(begun.location, user))).location;
  }
  return {
    ip,
    jar,
    open,
    call,
    answerTikTok,
    goToTikTok,
    finish,
    /** Says whose account is to be connected, and goes there. */
    async link(user: OnTikTok, token: string): Promise<string> {
      await call('POST', '/auth/tiktok/link', { body: {}, token });
      return goToTikTok(user, 'link');
    },
    /** All the way in, with yes to whatever is asked. */
    async signInOrOpenAccount(user: OnTikTok, choice?: TikTokChoice): Promise<Seller> {
      await goToTikTok(user, 'signin');
      let answer = await finish(choice);
      const { step } = answer.body.data ?? {};
      if (step === 'open_shop' || step === 'take_over' || step === 'move_shop') answer = await finish(step);
      if (!answer.body.data?.session) throw new Error(`not signed in: ${answer.text}`);
      return answer.body.data.session;
    },
  };
}

export type Browser = ReturnType<typeof aBrowser>;

let connected = 0;

/** Whose posts are asked for, with the consent that stands in the database now. */
export async function creatorOf({ db }: TestService, shopId: string) {
  const target = await findImportTarget(db, shopId);
  if (!target) throw new Error('The shop has no handle.');
  return creatorRefOf(target);
}

/** A seller who has signed up by TikTok and lets us list the posts; what that asked of TikTok is not in its log. */
export async function aConnectedSeller(service: TestService, account: { nickname?: string; followers?: number } = {}) {
  connected += 1;
  const handle = `connected.${connected}`;
  service.tiktok.addSeller({ handle, ...account });
  const { user, accessToken } = await aBrowser(service).signInOrOpenAccount({ handle });
  service.tiktok.clearLog();
  return { handle, shopId: user.id, accessToken };
}
