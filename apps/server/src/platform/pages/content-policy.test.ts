import { createHash } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createContentPolicy } from './content-policy.ts';
import { createPageRenderer } from './page-renderer.ts';
import { buildOf } from './pages-build.testing.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptsOf = (policy: string | undefined) =>
  policy?.split('; ').find((directive) => directive.startsWith('script-src'));

test('nothing is allowed by "unsafe-inline" but styles, and no script but our own', () => {
  const policy = createContentPolicy(['boot()', '\nlater()\n'])('wss://duka.example');
  expect(scriptsOf(policy)).toBe(`script-src 'self' ${hashOf('boot()')} ${hashOf('\nlater()\n')}`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' wss://duka.example");
  expect(policy.split('; ').filter((directive) => directive.includes('unsafe'))).toEqual([
    "style-src 'self' 'unsafe-inline'",
  ]);
});

test('what one page may show in a frame is added to its policy and to no other', async () => {
  const build = buildOf({
    routes: [{ id: 'root', path: '*', module: { default: () => null } }],
    answer: (request, status, headers) => {
      headers.set('content-type', 'text/html; charset=utf-8');
      if (request.url.endsWith('/shop')) headers.set('content-security-policy', 'frame-src https://player.example');
      return new Response('', { status, headers });
    },
  });
  const render = createPageRenderer(build, () => 'https://duka.example');
  const policyOf = async (path: string) => {
    const page = await render({ method: 'GET', path, headers: new Headers() }, new RouterContextProvider());
    return page.headers['content-security-policy'];
  };
  const ofAll = createContentPolicy([])('wss://duka.example');
  expect(await policyOf('/shop')).toBe(`${ofAll}; frame-src https://player.example`);
  expect(await policyOf('/about')).toBe(ofAll);
  expect(ofAll).not.toContain('frame-src');
});

test('a script that got into a page is not allowed by it', async () => {
  const html = '<h1>Shop</h1><script>steal()</script><script>boot()</script>';
  const build = buildOf({
    routes: [{ id: 'root', path: '*', module: { default: () => null } }],
    answer: () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    inlineScripts: ['boot()'],
  });
  const render = createPageRenderer(build, () => 'https://duka.example');
  const page = await render({ method: 'GET', path: '/', headers: new Headers() }, new RouterContextProvider());
  expect(page.body).toBe(html);
  expect(scriptsOf(page.headers['content-security-policy'])).toBe(`script-src 'self' ${hashOf('boot()')}`);
});
