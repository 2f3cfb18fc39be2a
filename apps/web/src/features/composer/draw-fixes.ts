import type { CaptionFix } from './caption-fixes.ts';
import { append } from './draw-parts.ts';

/** At once; the next come when these are done. */
const shownFixes = 3;

/** Questions with their taps and fields. What is being typed into one stays while the questions are the same. */
export function showFixes(place: HTMLElement, fixes: CaptionFix[], write: (caption: string) => void): void {
  const shown = fixes.slice(0, shownFixes);
  const drawn = JSON.stringify(shown.map(({ question, taps }) => [question, taps.map(({ words }) => words)]));
  // The same buttons make other captions after each letter.
  writeBy.set(place, { shown, write });
  if (place.dataset.drawn === drawn) return;
  place.dataset.drawn = drawn;
  place.textContent = '';
  for (const at of shown.keys()) drawFix(place, at);
}

const writeBy = new WeakMap<HTMLElement, { shown: CaptionFix[]; write: (caption: string) => void }>();

function drawFix(place: HTMLElement, at: number): void {
  const fix = () => writeBy.get(place)?.shown[at];
  const write = (caption: string | null | undefined) => caption != null && writeBy.get(place)?.write(caption);
  const { question = '', taps = [], field } = fix() ?? {};
  const part = append(place, 'form', 'caption-fix');
  part.noValidate = true;
  part.setAttribute('aria-label', question);
  append(part, 'p', '', question).id = `fix-${at}`;
  const row = append(part, 'div', 'caption-taps');
  for (const [which, { words }] of taps.entries()) {
    const button = append(row, 'button', 'button button-quiet', words);
    button.type = 'button';
    button.onclick = () => write(fix()?.taps[which]?.caption);
  }
  if (!field) return;
  const ask = append(part, 'div', 'caption-ask');
  const input = append(ask, 'input', 'field');
  Object.assign(input, { type: 'text', placeholder: `For example ${field.hint}`, autocomplete: 'off', maxLength: 60 });
  input.setAttribute('aria-labelledby', `fix-${at}`);
  append(ask, 'button', 'button button-quiet', field.button);
  const refusal = append(part, 'p', 'is-late');
  refusal.setAttribute('role', 'alert');
  refusal.id = `refused-${at}`;
  part.onsubmit = (event) => {
    event.preventDefault();
    const mended = fix()?.field?.write(input.value) ?? null;
    refusal.textContent = mended === null ? field.refusal : '';
    if (mended !== null) return void write(mended);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', refusal.id);
    input.focus();
  };
}
