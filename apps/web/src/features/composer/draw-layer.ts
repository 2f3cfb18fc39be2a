import { maxCaptionLength } from '@app/contracts/bounds';
import type { CaptionMark } from '@app/contracts/ingestion/captions.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { listedLength } from './caption-edits.ts';
import { kindsOf, lateKindsOf, markName, stretchesOf } from './caption-marks.ts';
import { append } from './draw-parts.ts';

/** The caption's own text behind the field, so that marks lie under its words. */
export function showLayer(layer: HTMLElement, caption: string, marks: CaptionMark[]): void {
  layer.textContent = '';
  let isLate = false;
  for (const { text, kind, late } of stretchesOf(caption, marks)) {
    if (late && !isLate) append(layer, 'i', 'cut');
    isLate = late;
    const stretch = append(layer, kind ? 'mark' : 'span', late ? 'late' : '', text);
    if (kind) stretch.dataset.kind = kind;
  }
  // The field shows an empty last line, too.
  layer.append('\u200b');
}

/** Which marks mean what, and what TikTok may cut off. */
export function showLegend(legend: HTMLElement, caption: string, marks: CaptionMark[]): void {
  const kinds = kindsOf(marks);
  const late = caption.length > listedLength ? lateKindsOf(caption, marks) : null;
  const drawn = `${kinds} ${late}`;
  if (legend.dataset.drawn === drawn) return;
  legend.dataset.drawn = drawn;
  legend.textContent = '';
  if (kinds.length > 0) {
    const line = append(legend, 'p', '', 'We read: ');
    for (const [at, kind] of kinds.entries()) {
      if (at > 0) line.append(' · ');
      append(line, 'mark', '', markName(kind)).dataset.kind = kind;
    }
  }
  if (late) append(legend, 'p', late.length > 0 ? 'is-late' : '', lateWords(late));
}

function lateWords(late: CaptionMark['kind'][]): string {
  const cut = `TikTok may cut at letter ${listedLength} (the line in your text).`;
  if (late.length === 0) return cut;
  const names = late.map((kind) => (kind === 'track' ? markName(kind) : markName(kind).toLowerCase()));
  const last = names.pop();
  return `${cut} Write these before it: ${names.length > 0 ? `${names.join(', ')} and ` : ''}${last}.`;
}

/** `38 / 2,200`, or how much is too much. */
export function showLength(length: HTMLElement, caption: string): void {
  const over = caption.length - maxCaptionLength;
  length.classList.toggle('is-late', over > 0);
  length.textContent =
    over > 0
      ? `${grouped(over)} too many: TikTok takes ${grouped(maxCaptionLength)}`
      : `${grouped(caption.length)} / ${grouped(maxCaptionLength)}`;
}
