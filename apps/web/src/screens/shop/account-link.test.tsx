import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { AccountLink } from './account-link.tsx';

test('the HTML of everybody offers to sign in and to come back', () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <AccountLink handle="na.kato" /> }]);
  expect(renderToString(<Stub />)).toContain('href="/login?redirect=%2Fshop%2Fna.kato">Sign In</a>');
});
