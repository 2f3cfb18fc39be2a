import { expect, test } from 'vitest';
import { emptyDraft, parseDraft } from './signup-draft.ts';

test('handle, step and numbers come back as they were kept', () => {
  const draft = {
    ...emptyDraft,
    step: 2 as const,
    handle: '@Nakato',
    phone: { country: 'KE' as const, typed: '0712 345678' },
    method: 'phone' as const,
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each(['null', '{}', '[]', '"x"', '7', '{"step":9,"handle":5}', '{"step":3}', `{"handle":"${'x'.repeat(5000)}"}`])(
  'what does not belong into the storage is left out: %s',
  (text) => {
    expect(parseDraft(text)).toEqual(emptyDraft);
  },
);

test('a draft holds nothing but what it names: a password written into the storage is dropped', () => {
  expect(parseDraft('{"step":2,"handle":"nakato","password":"secret"}')).toEqual({
    ...emptyDraft,
    step: 2,
    handle: 'nakato',
  });
});
