import { maxCaptionLength } from '@app/contracts/bounds';
import type { CaptionPreview } from '@app/contracts/ingestion/captions.schemas';
import { wellFormed } from '@app/contracts/messages/message-text';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { paths } from '#web/paths.ts';
import { previewsFor } from './ask-preview.ts';
import { hasTrack, trackTag, withTrack } from './caption-edits.ts';
import fieldLook from './caption-field.css?inline';
import { fixesOf } from './caption-fixes.ts';
import { movedMarks } from './caption-marks.ts';
import look from './composer.css?inline';
import { showCards, spokenCards } from './draw-cards.ts';
import { showFixes } from './draw-fixes.ts';
import { showLayer, showLegend, showLength } from './draw-layer.ts';
import { append, makeField, makeParts, type NextLink, type Parts } from './draw-parts.ts';
import { keepCaption, readKeptCaption } from './kept-caption.ts';

// A file of its own without React: it comes with a touch of the field on the landing page, before the app or without it,
// and is the same in sellers' screens.

const pauseMs = 300;
/** Where each request is dear, only a rest in typing is worth one. */
const longPauseMs = 2000;

export interface ComposeOptions {
  /** What comes after the caption: a link below the cards. */
  next: NextLink | null;
}

const strangers = { next: { href: paths.signup, words: 'Open my shop with this caption', isMain: true } };

interface State {
  caption: string;
  /** The last answer and its text. */
  read: { caption: string; preview: CaptionPreview } | null;
  trouble: string | null;
}

/** Starts a composer with a field of its own in an empty place. */
export function composeIn(place: HTMLElement, label: string, options?: ComposeOptions): HTMLTextAreaElement {
  const field = makeField(place, label);
  compose(field, options);
  return field;
}

/** Starts the composer around a field that the page has (try-caption.tsx). A second call does nothing. */
export function compose(field: HTMLTextAreaElement, { next }: ComposeOptions = strangers): void {
  const root = field.closest<HTMLElement>('.composer');
  if (!root || root.dataset.on !== undefined) return;
  root.dataset.on = '';
  addLook();
  const parts = makeParts(root, field, next);
  const state: State = { caption: '', read: null, trouble: null };
  const draw = () => show(root, parts, state, write);

  const previews = previewsFor({
    answered(caption, preview) {
      state.read = { caption, preview };
      state.trouble = null;
      draw();
    },
    failed(trouble) {
      state.trouble = trouble;
      draw();
    },
  });
  const ask = (delayMs: number) => {
    const sent = sentOf(state.caption);
    if (sent.trim()) previews.ask(sent, delayMs);
    else previews.stop();
  };
  const changed = (delayMs: number) => {
    state.caption = field.value;
    keepCaption(state.caption);
    state.trouble = null;
    if (!state.caption.trim()) state.read = null;
    draw();
    ask(delayMs);
  };
  function write(caption: string) {
    field.value = caption;
    changed(0);
    // The tapped button goes; on a phone the field would bring the keyboard.
    parts.status.focus({ preventScroll: true });
  }

  // At the window and on the way down: React, while it hydrates, lets no letter through to the field.
  const listen = (type: 'input' | 'online', act: (event: Event) => void) => {
    const heard = (event: Event) => (field.isConnected ? act(event) : removeEventListener(type, heard, true));
    addEventListener(type, heard, true);
  };
  listen('input', ({ target }) => target === field && changed(savesData() ? longPauseMs : pauseMs));
  listen('online', () => state.trouble !== null && ask(0));
  parts.ask.onclick = () => ask(0);

  field.value ||= readKeptCaption();
  changed(0);
}

/** As much of it as TikTok takes. */
const sentOf = (caption: string): string => wellFormed(caption.slice(0, maxCaptionLength));

function addLook(): void {
  const id = 'composer-look';
  if (document.getElementById(id)) return;
  const style = append(document.head, 'style');
  style.id = id;
  style.textContent = fieldLook + look;
}

function show(root: HTMLElement, parts: Parts, { caption, read, trouble }: State, write: (caption: string) => void) {
  const isEmpty = caption.trim() === '';
  root.toggleAttribute('data-typed', caption !== '');
  root.toggleAttribute('data-read', read !== null);
  const preview = read && { ...read.preview, marks: movedMarks(read.preview.marks, read.caption, caption) };
  const marks = preview?.marks ?? [];
  showLayer(parts.layer, caption, marks);
  showLegend(parts.legend, caption, marks);
  showLength(parts.length, caption);
  const isRead = read?.caption === sentOf(caption);
  const isWaiting = !isEmpty && (trouble !== null || (savesData() && !isRead));
  parts.ask.hidden = !isWaiting;
  parts.trouble.textContent = trouble ?? '';
  showFixes(parts.fixes, preview ? fixesOf(caption, preview) : [], write);
  if (preview) showCards(parts.cards, preview.cards);
  else parts.cards.replaceChildren();
  // Only what an answer says is spoken, not every letter.
  if (!read) parts.status.textContent = '';
  else if (isRead) spokenCards(parts.status, read.preview);
  showActions(parts, caption, isEmpty);
}

/** What comes next stands there from the start, except for strangers, whose page says it. */
function showActions({ actions, copy, next }: Parts, caption: string, isEmpty: boolean): void {
  actions.hidden = isEmpty && next?.isMain === true;
  copy.disabled = isEmpty;
  copy.dataset.copy = withTrack(caption);
  copy.textContent = isEmpty || hasTrack(caption) ? 'Copy caption' : `Copy caption with ${trackTag}`;
  if (!next) return;
  if (isEmpty) next.link.removeAttribute('href');
  else next.link.href = next.href;
  next.link.ariaDisabled = isEmpty ? 'true' : null;
}
