import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPassword } from '#server/test/service.testing.ts';
import { openPayingService } from './paying-service.testing.ts';

// Accounts cost nothing: strangers open as many as they like and have a phone prompted that is not theirs.
let paying: Awaited<ReturnType<typeof openPayingService>>;
let sellers = 0;
let number = '';

beforeAll(async () => {
  paying = await openPayingService();
});
afterAll(() => paying.close());
beforeEach(async () => {
  number = `+2567821${String(sellers).padStart(5, '0')}`;
  await paying.startAnew();
});

interface Seller {
  shopId: string;
  token: string;
}

async function aSeller(): Promise<Seller> {
  sellers += 1;
  const { user, accessToken } = await paying.service.signUp(`prompting.${sellers}`);
  return { shopId: user.id, token: accessToken };
}

async function aConfirmedSeller(): Promise<Seller> {
  const seller = await aSeller();
  const proven = { proven_tiktok_id: `77${sellers}`, confirmed_at: paying.service.clock.now() };
  await paying.service.db.updateTable('accounts').set(proven).where('account_id', '=', seller.shopId).execute();
  return seller;
}

/** One who has paid from the number, before anybody else had it prompted. */
async function anEarlierPayer(phoneNumber: string): Promise<Seller> {
  const seller = await aSeller();
  paying.control.setPayer('approve', phoneNumber);
  expect(await ask(seller, phoneNumber)).toBe('prompted');
  await lookAfter(3000);
  paying.control.setPayer('ignore', phoneNumber);
  return seller;
}

async function lookAfter(ms: number): Promise<void> {
  paying.service.clock.advance(ms);
  expect(await paying.checkDue()).toBeGreaterThan(0);
}

/** Taps Subscribe, and lets the prompt stand in no other one's way; what the seller reads where it was not sent. */
async function ask({ token }: Seller, phoneNumber = number, ip = '127.0.0.1'): Promise<string | undefined> {
  const options = { token, ip, body: { phoneNumber } };
  const answer = await paying.service.call('POST', '/auth/subscribe', options);
  if (answer.status !== 200) return answer.body.code;
  const isOver = { lapses_at: paying.service.clock.now() };
  await paying.service.db.updateTable('payments').set(isOver).where('status', '=', 'pending').execute();
  return 'prompted';
}

/** The short limits begin again, the day goes on. */
async function passTenMinutes(): Promise<void> {
  const short = ['prompts-by-seller:%', 'prompts-to-number:%', 'prompts-by-network:%'];
  const ended = { expire: Date.now() - 1 };
  const limits = paying.service.db.updateTable('rate_limits').set(ended);
  await limits.where((eb) => eb.or(short.map((name) => eb('key', 'like', name)))).execute();
}

test('strangers have a number prompted six times a day, and its owner can still pay', async () => {
  const owner = await aSeller();
  const loginPhone = { login_phone: number };
  await paying.service.db.updateTable('accounts').set(loginPhone).where('account_id', '=', owner.shopId).execute();
  const payer = await anEarlierPayer(number);
  await paying.startAnew();
  paying.control.setPayer('ignore');
  const answers: (string | undefined)[] = [];
  for (let account = 0; account < 8; account += 1) {
    const stranger = await aSeller();
    for (let tap = 0; tap < 3; tap += 1) answers.push(await ask(stranger));
    await passTenMinutes();
  }
  expect(answers.filter((answer) => answer === 'prompted')).toHaveLength(6);
  expect(answers.slice(-3)).toEqual(Array(3).fill('number_not_proven'));
  expect(paying.asked('mtn ask')).toBe(6);
  expect(await ask(owner)).toBe('prompted');
  expect(await ask(payer)).toBe('prompted');
  expect(await ask(await aConfirmedSeller())).toBe('prompted');
});

test('strangers have a phone prompted five times in ten minutes, each of them three times, and none of these is its owner’s', async () => {
  const owner = await anEarlierPayer(number);
  await paying.startAnew();
  paying.control.setPayer('ignore');
  const [first, second] = [await aSeller(), await aSeller()];
  for (let tap = 0; tap < 3; tap += 1) expect(await ask(first)).toBe('prompted');
  expect(await ask(first)).toBe('rate_limited');
  for (let tap = 0; tap < 2; tap += 1) expect(await ask(second)).toBe('prompted');
  expect(await ask(second)).toBe('number_not_proven');
  expect(paying.asked('mtn ask')).toBe(5);
  expect(await ask(owner)).toBe('prompted');
});

test('a payer’s refusal counts double, once, however often the provider says so', async () => {
  paying.control.setPayer('refuse', number);
  for (let account = 0; account < 2; account += 1) {
    expect(await ask(await aSeller())).toBe('prompted');
    await lookAfter(3000);
    await lookAfter(16 * 60_000);
  }
  paying.control.setPayer('ignore', number);
  await passTenMinutes();
  expect(await ask(await aSeller())).toBe('prompted');
  expect(await ask(await aSeller())).toBe('prompted');
  expect(await ask(await aSeller())).toBe('number_not_proven');
});

test('what a provider refused at once reached no phone and does not count', async () => {
  paying.control.setPayer('ignore', number);
  paying.control.set('mtn', { answer: 'error', errorCode: 'NOT_ALLOWED' });
  for (let account = 0; account < 3; account += 1) {
    expect(await ask(await aSeller())).toBe('prompted');
    await passTenMinutes();
  }
  paying.control.set('mtn', { answer: 'given' });
  for (const { health } of paying.billing.ways.mobile) health.note(false);
  for (let account = 0; account < 3; account += 1) {
    expect(await ask(await aSeller())).toBe('prompted');
    await passTenMinutes();
  }
  expect(await ask(await aSeller())).toBe('number_not_proven');
});

test('after a code to the number the prompt goes out', async () => {
  paying.control.setPayer('ignore', number);
  for (let account = 0; account < 6; account += 1) {
    expect(await ask(await aSeller())).toBe('prompted');
    await passTenMinutes();
  }
  const seller = await aSeller();
  const { token } = seller;
  const refused = await paying.service.call('POST', '/auth/subscribe', { token, body: { phoneNumber: number } });
  expect(refused.status).toBe(429);
  expect(refused.body.errors).toEqual([
    { field: 'phoneNumber', message: expect.stringMatching(/make it your phone for signing in, in your settings/) },
  ]);
  const body = { phoneNumber: number, password: testPassword };
  expect((await paying.service.call('POST', '/auth/me/login-phone-codes', { token, body })).status).toBe(200);
  const messages = paying.service.app.services.outbox?.messages() ?? [];
  const code = /^\d{6}/.exec(messages.find(({ to }) => to === number)?.text ?? '')?.[0];
  const proof = { token, body: { phoneNumber: number, code } };
  expect((await paying.service.call('PUT', '/auth/me/login-phone', proof)).status).toBe(200);
  expect(await ask(seller)).toBe('prompted');
});

const codelessWords = 'This number was asked to pay too often. Pay from another number, or try again later.';

test('where no codes are sent, a number that was asked too often waits', async () => {
  const codeless = await openPayingService('mtn,manual', { SMS_PROVIDER: 'none' });
  try {
    codeless.control.setPayer('ignore');
    for (let account = 0; account < 6; account += 1) {
      const { accessToken } = await codeless.service.signUp(`codeless.${account}`);
      const answer = await codeless.subscribe(accessToken, { phoneNumber: number });
      if (account < 5) expect(answer.status).toBe(200);
      else expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited', message: codelessWords } });
    }
  } finally {
    await codeless.close();
  }
});

test('many accounts of one network close mobile money for no confirmed seller and no earlier payer there', async () => {
  const [ip, neighbour] = ['10.77.5.9', '10.77.5.200'];
  const payer = await anEarlierPayer('+256782900001');
  const confirmed = await aConfirmedSeller();
  paying.control.setPayer('ignore');
  let refused: string | undefined;
  for (let account = 0; account < 22 && !refused; account += 1) {
    const stranger = await aSeller();
    for (let tap = 0; tap < 3 && !refused; tap += 1) {
      const answer = await ask(stranger, `+25677291${String(account * 3 + tap).padStart(4, '0')}`, ip);
      if (answer !== 'prompted') refused = answer;
    }
  }
  expect(refused, 'strangers have the code left').toBe('number_not_proven');
  expect(await ask(await aSeller(), '+256782900003', neighbour)).toBe('number_not_proven');
  expect(await ask(payer, '+256782900001', neighbour)).toBe('prompted');
  expect(await ask(confirmed, '+256782900002', neighbour)).toBe('prompted');
});
