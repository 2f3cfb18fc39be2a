import { isRecord } from './page-state.ts';
import { textOf } from './wire-values.ts';

const mostLines = 2000;
const mostTags = 100;

function listOf(value: unknown, most: number): Record<string, unknown>[] {
  return Array.isArray(value) ? value.slice(0, most).filter(isRecord) : [];
}

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

/**
 * The caption as the seller wrote it. `desc` has spaces where the line breaks were; `contents` has one entry per line, with an
 * empty `desc` for a blank line (held in 53 of 53 recorded items). Without `contents`, or when they hold less text than `desc`,
 * the flattened text is all there is. A photo post's own title stands above it, as TikTok shows it.
 */
export function captionOf(desc: string, contents: unknown, title: unknown): { caption: string; isComplete: boolean } {
  const flat = textOf(desc);
  const lines = listOf(contents, mostLines).map((line) => textOf(line.desc));
  const joined = textOf(lines.join('\n'));
  const isComplete = lines.length > 0 && withoutSpace(joined).length >= withoutSpace(flat).length;
  const text = isComplete ? joined : flat;
  const heading = textOf(title).trim();
  const isNew = heading !== '' && !text.startsWith(heading);
  return { caption: isNew ? `${heading}\n${text}` : text, isComplete };
}

/** Names of hashtags that TikTok lists beside the text. Mentions stand in `textExtra` too, without a `hashtagName`. */
export function listedTags(item: { textExtra?: unknown; challenges?: unknown; contents?: unknown }): unknown[] {
  const lines = listOf(item.contents, mostLines).flatMap((line) => listOf(line.textExtra, mostTags));
  return [
    ...[...listOf(item.textExtra, mostTags), ...lines].map((tag) => tag.hashtagName),
    ...listOf(item.challenges, mostTags).map((challenge) => challenge.title),
  ];
}
