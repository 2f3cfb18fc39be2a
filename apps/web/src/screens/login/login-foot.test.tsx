import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { LoginFoot } from './login-foot.tsx';

function render(supportWhatsapp: string | null): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <LoginFoot supportWhatsapp={supportWhatsapp} /> }]);
  return renderToString(<Stub />).replaceAll('<!-- -->', '');
}

test('a seller without a shop is led to the landing page, and one who is stuck to WhatsApp', () => {
  const html = render('+256772123456');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Create your shop<\/a>/);
  expect(html).toMatch(/href="https:\/\/wa\.me\/256772123456\?[^"]*"[^>]*>WhatsApp \+256 772 123 456<\/a>/);
});

test('without a number for help the page leads to the answers', () => {
  const html = render(null);
  expect(html).not.toContain('wa.me');
  expect(html).toMatch(/href="\/help"[^>]*>Read the answers to common questions/);
});
