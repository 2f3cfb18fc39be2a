import { randomUUID } from 'node:crypto';
import { fixedClock } from '#server/platform/clock.ts';
import type { ChargeRequest, RawAnswer } from './provider.ts';

/** A request for UGX 10,000 from one of MTN's numbers. */
export function aCharge(changes: Partial<ChargeRequest> = {}): ChargeRequest {
  return {
    id: randomUUID(),
    reference: 'DK-7F3K9Q',
    amountUgx: 10_000,
    phoneNumber: '+256772123456',
    network: 'mtn',
    returnUrl: 'http://localhost:3000/billing',
    ...changes,
  };
}

/** What adapters are made with in tests; `answers` is what they recorded. */
export function testParts() {
  const answers: RawAnswer[] = [];
  const clock = fixedClock(new Date());
  const record = (answer: RawAnswer) => void answers.push(answer);
  return { answers, clock, fetch, record, webhookUrl: () => `${nowhere}/webhook` };
}

/** An address without a listener. */
export const nowhere = 'http://127.0.0.1:2';
