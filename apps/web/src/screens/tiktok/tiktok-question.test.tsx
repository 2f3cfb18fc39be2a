import type { TikTokSignIn } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TikTokQuestion } from './tiktok-question.tsx';

const asked: TikTokSignIn = {
  step: 'open_shop',
  handle: 'nakato',
  shopHandle: null,
  displayName: 'Nakato',
  returnPath: null,
  hadTrialBefore: false,
  session: null,
};
const shown = (answer: TikTokSignIn): string =>
  renderToString(
    <MemoryRouter>
      <TikTokQuestion answer={answer} offer={{ trialDays: 7, priceUgx: 10_000 }} pending={false} onChoose={() => {}} />
    </MemoryRouter>,
  );

test('a trial is promised where one begins, with what comes after it', () => {
  expect(shown(asked)).toContain('7 days free, then UGX 10,000 a month. No credit card.');
});

test('no trial is promised where the TikTok account has had its own', () => {
  const html = shown({ ...asked, hadTrialBefore: true });
  expect(html).toContain('This TikTok had its free trial already. Subscribe to go on.');
  expect(html).not.toContain('days free');
});
