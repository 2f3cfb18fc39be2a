import { expect, test } from 'vitest';
import { parseDraft } from './signin-draft.ts';

const nowMs = 1_795_000_000_000;
const claim = { handle: 'nakato', claimId: 'c'.repeat(32), code: 'AB12CD', endsAt: nowMs + 1000 };
const sent = {
  phone: { country: 'UG', typed: '0772 123456' },
  codeSent: { destination: '+256*****456', resendAt: nowMs },
};
const nothing = {
  signIn: { phone: { country: 'UG', typed: '' }, codeSent: null },
  recovery: { phone: { country: 'UG', typed: '' }, codeSent: null },
  claim: null,
};
const parse = (value: unknown) => parseDraft(JSON.stringify(value), nowMs);

test('a reload keeps number, step and the code for the bio', () => {
  const draft = { signIn: sent, recovery: nothing.recovery, claim };
  expect(parse(draft)).toEqual(draft);
});

test('only what the screen knows is taken over: nothing that looks like a password or a code by SMS', () => {
  const kept = parse({ signIn: { ...sent, code: '998877', password: 'x' }, password: 'x' });
  expect(JSON.stringify(kept)).not.toMatch(/998877|password/);
});

test.each([
  ['that has ended', { ...claim, endsAt: nowMs }],
  ['without an id', { ...claim, claimId: '../../evil' }],
  ['without a code', { ...claim, code: '<b>' }],
  ['without a handle', { ...claim, handle: 1 }],
])('a claim %s is forgotten', (_, stored) => {
  expect(parse({ claim: stored }).claim).toBeNull();
});

test.each([null, 'text', 7, [], {}, { signIn: { phone: 'x', codeSent: 'y' }, recovery: null }])(
  '%j in the storage is an empty draft',
  (stored) => {
    expect(parse(stored)).toEqual(nothing);
  },
);
