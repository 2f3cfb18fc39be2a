// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { say } from '#web/ui/say.ts';
import { Toast } from '#web/ui/toast.tsx';
import { sayGivenUp, sayTrouble } from './follow-shop.ts';

test('trouble of the live connection is said once, and that it was given up once', () => {
  render(<Toast />);
  const said = () => document.getElementById('say')?.textContent;
  sayTrouble();
  expect(said()).toBe('Connection error. Retrying...');
  sayGivenUp();
  expect(said()).toBe('Unable to connect to live updates. Please refresh the page.');
  say('Something else');
  sayTrouble();
  sayGivenUp();
  expect(said()).toBe('Something else');
});
