import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, goodPassword, openAccountsApi } from './accounts.testing.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
});
afterEach(() => api.forgetLimits());
afterAll(() => api.close());

const handle = 'nakato.styles';
const phoneNumber = '+256772300001';

test.each([
  ['/auth/validate-handle', { handle: '' }, 'handle', 'Please enter a valid TikTok handle'],
  ['/auth/password/signup', { handle: ' ', password: goodPassword }, 'handle', 'Please enter a valid TikTok handle'],
  [
    '/auth/password/signup',
    { handle, password: '' },
    'password',
    'Please ensure your password meets all requirements',
    'Password must be at least 8 characters long',
  ],
  ['/auth/password/signin', { handle: '', password: '' }, 'handle', 'Please enter your TikTok handle'],
  ['/auth/password/signin', { handle: ' @', password: 'x' }, 'handle', 'Please enter your TikTok handle'],
  ['/auth/password/signin', { handle, password: '' }, 'password', 'Please enter your password'],
  ['/auth/signup', { handle, phoneNumber: '' }, 'phoneNumber', 'Please enter a valid phone number'],
  ['/auth/signin', { phoneNumber: '' }, 'phoneNumber', 'Please enter a valid phone number'],
  ['/auth/verify-signin', { phoneNumber, code: '' }, 'code', 'Please enter a valid 6-digit verification code'],
])('%s with %j names %s and says the specified words', async (path, body, field, message, beside = message) => {
  const answer = await api.call('POST', path, { body });
  expect(answer.body).toMatchObject({ success: false, code: 'invalid_request', message });
  expect(answer.body.errors?.[0]).toEqual({ field, message: beside });
});

test('a contact that was left empty is asked for in the specified words', async () => {
  const { accessToken: token } = await api.signUp('no.number');
  const answer = await api.call('PUT', '/auth/me', { token, body: { phoneNumber: '' } });
  const message = 'Please enter a WhatsApp number';
  expect(answer.body).toMatchObject({ message, errors: [{ field: 'phoneNumber', message }] });
});
