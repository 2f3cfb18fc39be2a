import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { type SmsAnswer, startAfricasTalking } from './africas-talking.testing.ts';
import { type AfricasTalkingConfig, createAfricasTalking } from './africas-talking.ts';
import { limitSms } from './sms.ts';

let gateway: Awaited<ReturnType<typeof startAfricasTalking>>;
const logLines: string[] = [];
const logger = createLogger('debug', { write: (line) => logLines.push(line) });
const message = { to: '+256772123456', text: '123456 is your Dukalink code to sign in.' };

beforeAll(async () => {
  gateway = await startAfricasTalking();
});
afterEach(() => {
  gateway.control.answer = { recipientCode: 101 };
  gateway.forms.length = 0;
  logLines.length = 0;
});
afterAll(() => gateway.close());

function sender(changes: Partial<AfricasTalkingConfig> = {}) {
  const account = { username: 'duka', apiKey: 'right-key', senderId: 'Dukalink', apiOrigin: gateway.origin };
  return createAfricasTalking({ ...account, logger, ...changes });
}

test('a message goes out as a form with the key in a header', async () => {
  expect(await sender().send(message)).toEqual({ ok: true });
  expect(gateway.forms).toEqual([
    {
      path: '/version1/messaging',
      apiKey: 'right-key',
      contentType: expect.stringContaining('application/x-www-form-urlencoded'),
      fields: {
        username: 'duka',
        to: '+256772123456',
        message: message.text,
        from: 'Dukalink',
        bulkSMSMode: '1',
        enqueue: '1',
      },
    },
  ]);
});

test('without a sender name of its own it sends under the gateway’s', async () => {
  await sender({ senderId: null }).send(message);
  expect(gateway.forms[0]?.fields).not.toHaveProperty('from');
});

test.each([100, 101, 102])('recipient code %i means that it goes out', async (recipientCode) => {
  gateway.control.answer = { recipientCode };
  expect(await sender().send(message)).toEqual({ ok: true });
});

const html = '<html>Bad gateway</html>';
test.each<[string, SmsAnswer, 'not_sent' | 'unknown']>([
  ['201 with a held message', { recipientCode: 401 }, 'not_sent'],
  ['201 with a wrong number', { recipientCode: 403 }, 'not_sent'],
  ['201 without money', { recipientCode: 405 }, 'not_sent'],
  ['201 for a person who wants no messages', { recipientCode: 406 }, 'not_sent'],
  ['201 with a broken gateway', { recipientCode: 501 }, 'not_sent'],
  ['201 for no one: a wrong sender name', { noRecipients: 'InvalidSenderId' }, 'not_sent'],
  ['a refusal in plain text', { status: 400, type: 'text/plain', body: 'Must have to in your request' }, 'not_sent'],
  ['a gateway that broke midway', { status: 502, type: 'text/html', body: html }, 'unknown'],
  ['a page with status 200', { status: 200, type: 'text/html', body: html }, 'unknown'],
  [
    'another shape',
    { status: 201, type: 'application/json', body: '{"SMSMessageData":{"Recipients":"1"}}' },
    'unknown',
  ],
  ['an answer without end', { status: 201, type: 'application/json', body: 'x'.repeat(200_000) }, 'unknown'],
  ['a connection that ends midway', 'hang up', 'unknown'],
])('%s is a failure, and nothing is sent again', async (_what, answer, reason) => {
  gateway.control.answer = answer;
  expect(await sender().send(message)).toEqual({ ok: false, reason });
  expect(gateway.forms).toHaveLength(1);
  expect(logLines).toHaveLength(1);
});

test('a wrong key, answered in plain text, is a failure that stands in the log', async () => {
  expect(await sender({ apiKey: 'wrong-key' }).send(message)).toEqual({ ok: false, reason: 'not_sent' });
  expect(logLines.join()).toContain('"status":401');
});

test('a gateway that does not answer is given up in time, and may still have sent', async () => {
  gateway.control.answer = 'nothing';
  expect(await sender({ timeoutMs: 50 }).send(message)).toEqual({ ok: false, reason: 'unknown' });
  expect(gateway.forms).toHaveLength(1);
});

test('a gateway that cannot be reached has sent nothing', async () => {
  const gone = await startAfricasTalking();
  await gone.close();
  expect(await sender({ apiOrigin: gone.origin }).send(message)).toEqual({ ok: false, reason: 'not_sent' });
});

test('no redirect is followed: it would carry the message to another server', async () => {
  gateway.control.answer = { status: 307, type: 'text/plain', body: '' };
  expect((await sender().send(message)).ok).toBe(false);
  expect(gateway.forms).toHaveLength(1);
});

test('an empty account is an error in the log, another refusal a warning', async () => {
  gateway.control.answer = { recipientCode: 405 };
  await sender().send(message);
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ level: 50, statusCode: 405 });
  gateway.control.answer = { recipientCode: 406 };
  await sender().send(message);
  expect(JSON.parse(logLines[1] ?? '')).toMatchObject({ level: 40, statusCode: 406 });
});

test('the log holds neither number, text nor key, whatever the gateway says', async () => {
  for (const answer of [
    { recipientCode: 403 },
    { noRecipients: '+256772123456 is not valid' },
    { status: 400, type: 'text/plain', body: `${message.to} ${message.text}` },
    'hang up',
  ] as const) {
    gateway.control.answer = answer;
    await sender().send(message);
  }
  expect(logLines).toHaveLength(4);
  for (const secret of ['772123456', '123456', 'right-key']) expect(logLines.join()).not.toContain(secret);
});

test('a spent budget sends nothing and warns', async () => {
  let left = 1;
  const limited = limitSms(sender(), { takeBudget: async () => left-- > 0, logger });
  expect(await limited.send(message)).toEqual({ ok: true });
  expect(await limited.send(message)).toEqual({ ok: false, reason: 'over_budget' });
  expect(gateway.forms).toHaveLength(1);
  expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ level: 40, msg: expect.stringContaining('SMS_DAILY_BUDGET') });
});
