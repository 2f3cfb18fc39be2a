import { expect, test } from 'vitest';
import { adminLoginPath, adminReturnPath } from './admin-paths.ts';

const redirectOf = (path: string) => new URL(adminLoginPath(path), 'https://duka.example').searchParams.get('redirect');

test.each(['/admin/users?page=3&search=nak', '/admin/settings', '/admin/users?user=a1'])(
  'the administrator comes back to %s',
  (path) => {
    expect(adminReturnPath(redirectOf(path))).toBe(path);
  },
);

test.each([
  null,
  '',
  '/',
  '/dashboard',
  '/administration',
  '/admin/login',
  '/admin/login?redirect=x',
  '//evil/admin/',
  'https://evil.example/admin/users',
  '/admin/../dashboard',
])('a return to %j leads to the dashboard', (redirect) => {
  expect(adminReturnPath(redirect)).toBe('/admin/dashboard');
});
