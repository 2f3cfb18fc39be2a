import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  return JSON.parse(lines.join(''));
}

test('the value of a secret key is in no log line, however deep it lies, and the object keeps it', () => {
  const body = { phoneNumber: '+256772123456', goods: [{ secret: { seed: 'abc' } }, 'Gomesi'] };
  const line = logged((logger) => logger.info({ password: 'Matooke', status: 200, body }, 'seen'));
  expect(line).toMatchObject({
    msg: 'seen',
    password: '[removed]',
    status: 200,
    body: { phoneNumber: '[removed]', goods: [{ secret: '[removed]' }, 'Gomesi'] },
  });
  expect(body).toEqual({ phoneNumber: '+256772123456', goods: [{ secret: { seed: 'abc' } }, 'Gomesi'] });
});

test('of an error only its name, words, place and cause are logged', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (+256772123456)' });
  const line = logged((logger) => logger.error({ err: new Error('failed', { cause }) }));
  expect(line.err).toMatchObject({
    type: 'Error',
    message: 'failed',
    cause: { code: '23505', message: 'duplicate key' },
  });
  expect(JSON.stringify(line)).not.toContain('256772');
});
