import { type TOTP, URI } from 'otpauth';
import { expect, test } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import { newTotpSecret, totpStep } from './totp.ts';

const admin = { adminId: '6f3a1f6e-6a0e-4a55-9f0f-0f6f4f3b1c2d', username: 'owner@example.com' };
const now = new Date('2026-11-21T12:00:10Z');

test('a second factor that was sealed with another secret of the service says what helps', () => {
  const { sealed, otpauthUrl } = newTotpSecret('one secret of the service', admin);
  const code = (URI.parse(otpauthUrl) as TOTP).generate({ timestamp: now.getTime() });
  const held = { adminId: admin.adminId, sealed, lastStep: null };
  expect(totpStep('one secret of the service', held, code, now)).toBeGreaterThan(0);
  expect(() => totpStep('another one', held, code, now)).toThrow(AppError);
  expect(() => totpStep('another one', held, code, now)).toThrow('Ask an owner to remove it.');
});
