import { safeReturnPath } from '@app/contracts/addresses/return-path';
import { expect, test } from 'vitest';
import { loginPath } from './return-path.ts';

test.each(['/dashboard', '/dashboard?tag=shoes&show=hidden', '/shop/nakato#list', '/shop/%E2%9C%93'])(
  'the seller comes back to %s',
  (path) => {
    const redirect = new URL(loginPath(path), 'https://duka.example').searchParams.get('redirect');
    expect(safeReturnPath(redirect)).toBe(path);
  },
);

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
])('a redirect to %j is ignored', (redirect) => {
  expect(safeReturnPath(redirect)).toBeNull();
});
