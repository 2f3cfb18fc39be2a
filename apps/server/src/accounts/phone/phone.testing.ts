import type { Answer } from '#server/accounts/accounts.testing.ts';
import { type AccountsApi, goodPassword } from '#server/accounts/accounts.testing.ts';
import { codesDelivered } from './send-code.ts';

/**
 * What tests of codes say over and over: asking for codes, reading them from the outbox, making accounts with proven
 * numbers.
 */
export function phoneCalls(api: AccountsApi) {
  /** Waits for the message, too: a code to a proven number goes out after the answer. */
  async function post(
    path: string,
    body: unknown,
    options: { token?: string; key?: string; ip?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const answer = await api.call('POST', `/auth${path}`, { body, ...options });
    await codesDelivered(api.accounts);
    return answer;
  }

  /** The code in the newest message to the number. */
  function codeTo(phone: string): string {
    const text = api.outbox.messages().find(({ to }) => to === phone)?.text ?? '';
    const code = /^\d{6}(?= is your Dukalink code)/.exec(text)?.[0];
    if (!code) throw new Error(`no code was sent; the last message: ${text}`);
    return code;
  }

  /** Six digits that are not `code`. */
  const wrongFor = (code: string): string => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');

  return {
    post,
    codeTo,
    wrongFor,
    /** A browser of its own, which keeps the cookies that it gets; `post` alone is a program, which keeps none. */
    browser() {
      const kept = new Map<string, string>();
      return {
        async post(path: string, body: unknown): Promise<Answer> {
          const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
          const answer = await post(path, body, cookie ? { headers: { cookie } } : {});
          for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
            const [name = '', value = ''] = String(set).split(';', 1)[0]?.split('=') ?? [];
            kept.set(name, value);
          }
          return answer;
        },
      };
    },
    /** How many messages went to the number. */
    sentTo: (phone: string): number => api.outbox.messages().filter(({ to }) => to === phone).length,
    /** An account opened by phone; the answer's `data`. */
    async signUpByPhone(handle: string, phoneNumber: string): Promise<Answer['body']['data']> {
      api.tiktok.accounts.set(handle, { displayName: handle });
      await post('/signup', { handle, phoneNumber });
      const answer = await post('/verify-signup', { handle, phoneNumber, code: codeTo(phoneNumber) });
      if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
      api.clock.advance(61_000);
      return answer.body.data;
    },
    /** An account opened with a password that then proved a number. */
    async signUpWithBoth(handle: string, phoneNumber: string): Promise<Answer['body']['data']> {
      const data = await api.signUp(handle);
      const token = data.accessToken;
      await post('/me/login-phone-codes', { phoneNumber, password: goodPassword }, { token });
      const code = codeTo(phoneNumber);
      const answer = await api.call('PUT', '/auth/me/login-phone', { token, body: { phoneNumber, code } });
      if (answer.status !== 200) throw new Error(`the number was not taken: ${answer.text}`);
      api.clock.advance(61_000);
      return data;
    },
  };
}
