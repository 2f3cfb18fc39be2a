import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptsOf } from './content-policy.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptsOf = (html: string) =>
  contentSecurityPolicy(html, 'wss://duka.example')
    .split('; ')
    .find((directive) => directive.startsWith('script-src'));

test('only our own scripts and the inline ones of this page may run', () => {
  const html =
    '<head><script>boot()</script><script type="module" src="/assets/a.js"></script></head><script>\nlater()\n</script>';
  expect(scriptsOf(html)).toBe(`script-src 'self' ${hashOf('boot()')} ${hashOf('\nlater()\n')}`);
});

test('a page without inline scripts allows none, and nothing is allowed by "unsafe-inline"', () => {
  expect(scriptsOf('<p>hello</p>')).toBe("script-src 'self'");
  const policy = contentSecurityPolicy('<script>a()</script>', 'wss://duka.example');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' wss://duka.example");
  expect(policy.split('; ').filter((directive) => directive.includes('unsafe'))).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ]);
});

test('the same script twice has one hash; data blocks and scripts from files have none', () => {
  const html =
    '<script>a()</script><script>a()</script><script type="application/ld+json">{"a":1}</script><script defer src="/assets/b.js"></script>';
  expect(inlineScriptsOf(html)).toEqual(['a()', 'a()']);
  expect(scriptsOf(html)).toBe(`script-src 'self' ${hashOf('a()')}`);
});

test('text that looks like a script is no script', () => {
  expect(inlineScriptsOf('<p>&lt;script&gt;steal()&lt;/script&gt;</p>')).toEqual([]);
  expect(inlineScriptsOf('<script>never ended')).toEqual([]);
});
