import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { createElement as CreateElement, ReactNode } from 'react';
import type { renderToString as RenderToString } from 'react-dom/server';
import { runAsChild } from './child.ts';

/** The web app's own. */
const load = createRequire(join(import.meta.dirname, '..', 'apps', 'web', 'package.json'));
const { createElement } = load('react') as { createElement: typeof CreateElement };
const { renderToString } = load('react-dom/server') as { renderToString: typeof RenderToString };

const [warmUps, renderings] = [1000, 1000];

/** The least that React needs for the cards of a page: the very elements that stand in it, made of nothing. */
runAsChild(async ({ html }: { html: string }) => {
  const list = /<ul class="grid-cards">.*?<\/ul>(?=<\/div>)/s.exec(html)?.[0];
  if (list === undefined) throw new Error('The page has no list of cards.');
  const element = read(list);
  const { length } = renderToString(element);
  if (length < list.length * 0.9) throw new Error(`${length} characters were rendered of ${list.length}.`);
  for (let done = 0; done < warmUps; done += 1) renderToString(element);
  const before = process.cpuUsage();
  for (let done = 0; done < renderings; done += 1) renderToString(element);
  const { user, system } = process.cpuUsage(before);
  return { ready: { origin: '', cpuMs: (user + system) / 1000 / renderings, bytes: length }, stop: async () => {} };
});

/** HTML as React writes it: every element is closed and every attribute quoted. */
function read(html: string): ReactNode {
  const open: { tag: string; attributes: Record<string, unknown>; children: ReactNode[] }[] = [
    { tag: 'div', attributes: {}, children: [] },
  ];
  const close = (): void => {
    const { tag, attributes, children } = open.pop() ?? { tag: 'div', attributes: {}, children: [] };
    open.at(-1)?.children.push(createElement(tag, attributes, ...children));
  };
  for (const [, end, tag, attributes, isEmpty, text] of html.matchAll(
    /<(\/?)([a-z0-9]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gi,
  )) {
    if (text !== undefined) open.at(-1)?.children.push(text);
    else if (end) close();
    else if (tag !== undefined) {
      open.push({ tag, attributes: attributesOf(attributes ?? ''), children: [] });
      if (isEmpty) close();
    }
  }
  return createElement('div', null, ...(open[0]?.children ?? []));
}

function attributesOf(text: string): Record<string, unknown> {
  const pairs = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => {
    if (name === 'style') return [name, { background: value.replace(/^background:/, '') }];
    return [name === 'class' ? 'className' : name, value];
  });
  return Object.fromEntries(pairs);
}
