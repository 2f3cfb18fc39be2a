import { trackTag } from './caption-edits.ts';

/** What the composer draws around its field, made once, so that what changes is announced. */
export interface Parts {
  /** Behind the field: the caption with its marks. */
  layer: HTMLElement;
  legend: HTMLElement;
  length: HTMLElement;
  trouble: HTMLElement;
  ask: HTMLButtonElement;
  status: HTMLElement;
  fixes: HTMLElement;
  cards: HTMLElement;
  actions: HTMLElement;
  copy: HTMLButtonElement;
  /** The link to what comes after the caption, and where it leads. */
  next: { link: HTMLAnchorElement; href: string; isMain: boolean } | null;
}

/** What comes after the caption. */
export interface NextLink {
  href: string;
  words: string;
  /** More than to copy. */
  isMain?: boolean;
}

/** A new last child. What people write is only ever its text. */
export function append<Tag extends keyof HTMLElementTagNameMap>(
  to: HTMLElement,
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = to.appendChild(document.createElement(tag));
  element.className = className;
  element.textContent = text;
  return element;
}

/** The same as the landing page's HTML (try-caption.tsx), without its example. */
export function makeField(place: HTMLElement, words: string): HTMLTextAreaElement {
  const root = append(place, 'div', 'composer');
  const label = append(root, 'label', 'font-semibold', words);
  label.htmlFor = 'caption';
  const field = append(append(root, 'div', 'caption-box'), 'textarea');
  field.id = 'caption';
  field.autocomplete = 'off';
  field.placeholder = `Ankara dress, sizes S M L. Price 85k ${trackTag}`;
  return field;
}

/** Draws around the field of a composer. */
export function makeParts(root: HTMLElement, field: HTMLElement, next: NextLink | null): Parts {
  const layer = document.createElement('div');
  layer.className = 'caption-layer';
  layer.setAttribute('aria-hidden', 'true');
  field.before(layer);
  const read = append(root, 'div', 'caption-read');
  const line = append(read, 'div', 'caption-line');
  const legend = append(line, 'div', 'caption-legend');
  const length = append(line, 'p', 'caption-length');
  const trouble = append(read, 'p', 'caption-trouble');
  trouble.setAttribute('role', 'status');
  const ask = append(read, 'button', 'button button-quiet', 'Show my card');
  ask.type = 'button';
  const fixes = append(read, 'div', 'caption-fixes');
  const status = append(read, 'p', 'caption-status');
  status.setAttribute('role', 'status');
  status.tabIndex = -1;
  const cards = append(read, 'ul', 'caption-cards');
  const actions = append(read, 'p', 'caption-actions');
  const copy = append(actions, 'button', next?.isMain ? 'button button-quiet' : 'button button-brand');
  copy.type = 'button';
  // The inline script copies, as everywhere (copy-button.tsx).
  Object.assign(copy.dataset, { tap: '', done: 'Caption copied', fail: 'Press and hold the text to copy it' });
  const link = next && append(actions, 'a', `button button-${next.isMain ? 'brand' : 'quiet'}`, next.words);
  const nextPart = next && link && { link, href: next.href, isMain: next.isMain === true };
  return { layer, legend, length, trouble, ask, fixes, status, cards, actions, copy, next: nextPart };
}
