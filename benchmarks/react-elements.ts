import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { createElement as CreateElement, ReactNode } from 'react';
import type { renderToString as RenderToString } from 'react-dom/server';

/** The web app's own. */
const load = createRequire(join(import.meta.dirname, '..', 'apps', 'web', 'package.json'));
const { createElement } = load('react') as { createElement: typeof CreateElement };
export const { renderToString } = load('react-dom/server') as { renderToString: typeof RenderToString };

/** The elements of HTML as React writes it: every one is closed and every attribute quoted. */
export function readElements(html: string): ReactNode {
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
