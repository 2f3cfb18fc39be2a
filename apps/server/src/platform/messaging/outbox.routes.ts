import { createHash } from 'node:crypto';
import { escapeMarkup } from '#server/platform/escape-markup.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { KeptMessage, Outbox } from './outbox.ts';

/** Where the page stands; it is there only while messages go to the outbox. */
const outboxPath = '/dev/outbox';

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:40rem;padding:1rem}
ol{list-style:none;padding:0}
li{border:1px solid GrayText;border-radius:.5rem;margin:0 0 1rem;padding:.75rem 1rem;overflow-wrap:anywhere}
p{margin:0;white-space:pre-line}
small{display:block}
a{color:LinkText}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `GET /dev/outbox`: the messages, newest first. `delivered` waits for those that follow an answer already sent. */
export function outboxRoutes(server: HttpServer, outbox: Outbox, delivered: () => Promise<void>): void {
  server.get(outboxPath, { schema: { hide: true } }, async (_request, reply) => {
    await delivered();
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(page(outbox.messages()));
  });
}

function page(messages: readonly KeptMessage[]): string {
  const list = messages.length === 0 ? '<p>No messages yet.</p>' : `<ol>${messages.map(item).join('')}</ol>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>SMS outbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>SMS outbox</h1>
<p>Messages that this demo would have sent, newest first. <a href="${outboxPath}">Look again</a></p>
${list}
</main>
</body>
</html>
`;
}

function item({ to, text, sentAt }: KeptMessage): string {
  const instant = sentAt.toISOString();
  return `<li><small>To ${escapeMarkup(to)}, <time datetime="${instant}">${instant.slice(11, 19)} UTC</time></small><p>${escapeMarkup(text)}</p></li>`;
}
