import { settle } from '#web/lib/browser/settle.ts';
import type { ShownProduct } from './shown-product.ts';

/** Asks for the size, one tap each, in a window at the bottom of the screen that stands in `host`. */
export function askSize(
  host: HTMLElement,
  { title, sizes, moreSizesAt }: ShownProduct,
  choose: (size: string) => void,
) {
  // A second tap while the file came.
  if (host.querySelector('dialog')) return;
  const sheet = host.appendChild(document.createElement('dialog'));
  const heading = sheet.appendChild(document.createElement('h2'));
  heading.id = 'which-size';
  heading.className = 'text-xl font-bold';
  heading.textContent = 'Which size?';
  sheet.setAttribute('aria-labelledby', heading.id);
  sheet.appendChild(document.createElement('p')).textContent = title;
  const list = sheet.appendChild(document.createElement('ul'));
  list.className = 'mt-3 flex flex-wrap gap-2';
  const addControl = <Tag extends 'button' | 'a'>(tag: Tag, look: string, words: string) => {
    const item = list.appendChild(document.createElement('li'));
    const control = item.appendChild(document.createElement(tag));
    control.className = look;
    control.textContent = words;
    return control;
  };
  for (const size of sizes)
    addControl('button', 'chip border-ink font-semibold', size).onclick = () => {
      sheet.close();
      choose(size);
    };
  if (moreSizesAt) addControl('a', 'button button-text', 'More sizes').href = moreSizesAt;
  addControl('button', 'button button-text', 'Cancel').onclick = () => sheet.close();
  sheet.onclose = () => {
    sheet.remove();
    settle(document.body);
  };
  sheet.showModal();
  settle(sheet, () => {
    // The window itself is hit beside its contents.
    sheet.onclick = ({ target, clientY }) => {
      if (target === sheet && clientY < sheet.getBoundingClientRect().top) sheet.close();
    };
  });
}
