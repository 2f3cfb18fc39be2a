import { appDataId } from './app-data.tsx';
import { savedKey } from './features/saved/saved-key.ts';
import { readStored } from './lib/browser/local-storage.ts';
import { readEntry } from './lib/browser/without-storage.ts';

/** Does once what was tapped, chosen or typed before the app was there. Call it when the app has taken the page over. */
export function doWhatWaited(): void {
  // The inline script marks a control that is tapped too early. A link has led on by itself.
  for (const control of document.querySelectorAll<HTMLElement>('[data-app="tap"]:not([href])')) control.click();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fields = '[data-shop] input, [data-shop] select';
  // Coming back, the browser fills in again what stood in a field: that is no wish of now.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields))
    if (visit?.type === 'navigate' || field === document.activeElement) tellChange(field);
  // A basket that no storage holds, of which the inline script does not know.
  const { add: basket, tap } = document.getElementById(appDataId)?.dataset ?? {};
  if (basket && readEntry('basket')) import(/* @vite-ignore */ basket).catch(() => {});
  // It marks what is saved.
  if (tap && readStored(savedKey)) import(/* @vite-ignore */ tap).catch(() => {});
}

function tellChange(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) {
    if (field.selectedOptions[0]?.defaultSelected === false)
      field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.value !== field.defaultValue) {
    const { value } = field;
    // React tells only of a value that differs from the one it knows, which it reads where its own setter is used.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
