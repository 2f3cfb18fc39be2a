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
      <TikTokQuestion answer={answer} pending={false} onChoose={() => {}} />
    </MemoryRouter>,
  );

test('a trial is promised where one begins', () => {
  expect(shown(asked)).toContain('Your first trial starts now');
});

test('no trial is promised where the TikTok account has had its own', () => {
  const html = shown({ ...asked, hadTrialBefore: true });
  expect(html).toContain('This TikTok had its free trial already. Subscribe to go on.');
  expect(html).not.toContain('trial starts now');
});
