import { maxOrderLines } from '@app/contracts/bounds';
import { useEffect, useRef, useState } from 'react';
import {
  type BasketItem,
  type BasketOrder,
  fullWords,
  isSameLine,
  readBasket,
  writeBasket,
} from '#web/features/basket/stored-basket.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import type { ReviewLine as Line } from '#web/screens/order-review/order-text.ts';
import { say } from '#web/ui/say.ts';
import { nameOf, ReviewLine } from './review-line.tsx';

interface Removed {
  item: BasketItem;
  index: number;
  /** The basket's order, which went with its last item. */
  order: BasketOrder | null;
}

const keyOf = ({ videoId, size }: BasketItem) => `${videoId} ${size}`;

export function ReviewLines({ handle, lines }: { handle: string; lines: Line[] }) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const restoredIndex = useRef<number | null>(null);
  // The second half of a double tap on "Remove" is meant neither for "Undo" nor for the line that has moved up.
  const isSettled = useSettled(`${removed && keyOf(removed.item)} ${lines.map(({ item }) => keyOf(item))}`);
  useEffect(() => {
    // Another tab may have put it back.
    if (removed && lines.some(({ item }) => isSameLine(item, removed.item))) setRemoved(null);
    if (restoredIndex.current === null) return;
    list.current?.children[restoredIndex.current]?.querySelector('button')?.focus();
    restoredIndex.current = null;
  }, [lines, removed]);
  const change = (line: BasketItem, part: Partial<BasketItem>) => {
    const { items, order } = readBasket(handle);
    writeBasket(handle, { items: items.map((item) => (isSameLine(item, line) ? { ...item, ...part } : item)), order });
  };
  const remove = (line: BasketItem) => {
    const { items, order } = readBasket(handle);
    const index = items.findIndex((item) => isSameLine(item, line));
    if (index < 0) return;
    // With other items left the basket keeps its order; where it is gone later, another tab has sent it.
    setRemoved({ item: line, index, order: items.length === 1 ? order : null });
    writeBasket(handle, { items: items.filter((_, at) => at !== index), order });
  };
  const undo = ({ item, index, order }: Removed) => {
    const { items, order: newest } = readBasket(handle);
    // Another tab has added something.
    if (items.length >= maxOrderLines) return say(fullWords);
    restoredIndex.current = Math.min(index, items.length);
    writeBasket(handle, { items: [...items.slice(0, index), item, ...items.slice(index)], order: newest ?? order });
    setRemoved(null);
  };
  const rows = lines.map((line) => (
    <ReviewLine
      key={keyOf(line.item)}
      line={line}
      onChange={(part) => change(line.item, part)}
      onRemove={() => remove(line.item)}
    />
  ));
  if (removed) {
    const row = (
      <RemovedLine
        key={`removed ${keyOf(removed.item)}`}
        {...removed}
        isSettled={isSettled}
        onUndo={() => undo(removed)}
      />
    );
    rows.splice(removed.index, 0, row);
  }
  return (
    <>
      <p className="sr-only" role="status">
        {removed && `${nameOf(removed.item)} is removed.`}
      </p>
      <ul ref={list} style={isSettled ? undefined : { pointerEvents: 'none' }}>
        {rows}
      </ul>
    </>
  );
}

/** Where the line was, so that the way back is under the finger that removed it. */
function RemovedLine({ item, isSettled, onUndo }: { item: BasketItem; isSettled: boolean; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes with the line, and again once taps count: the second half of a double tap falls on the page
  useEffect(() => {
    if (document.activeElement?.matches('body, #main')) button.current?.focus();
  }, [isSettled]);
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-3 text-sm">
      <span className="min-w-0 wrap-anywhere">Removed: {nameOf(item)}</span>
      <button ref={button} type="button" className="button button-quiet" onClick={onUndo}>
        Undo
      </button>
    </li>
  );
}
