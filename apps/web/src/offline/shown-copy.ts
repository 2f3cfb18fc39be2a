import { kampalaOffsetMs } from '#web/lib/formatting/format.ts';
import { datePrices } from './date-prices.ts';

/**
 * A page, or its data, as it is shown from the copy of then: it says how old it is, in words that need no script and in
 * the data that the app draws the same from (`ui/copy-line.tsx`), and its chats date the price. The router writes data as
 * JSON in JSON, in which a quotation mark that people typed stands behind three strokes.
 */
export function shownCopy(text: string, atMs: number): string {
  const changesAt = /changesAt\\":\\"([^\\]+)/.exec(text)?.[1];
  const ended = Date.parse(changesAt as string) < Date.now() ? '. A discount or notice ended' : '';
  // In Kampala: `Tue, 24 Nov 2026 14:05:00 GMT`, the same in every browser.
  const now = new Date(atMs + kampalaOffsetMs).toUTCString();
  const [, day, time] = /0?(\d+ \w+) \d+ (.{5})/.exec(now) as unknown as [string, string, string];
  const words = `Page as of ${day}, ${time}${ended}`;
  return (
    datePrices(text, day)
      // Before all but what each page says of the network. In data a quotation mark never stands behind "=".
      .replace('<header class="', `<aside id=copy class="wrap text-sm" data-at=${atMs}>${words}</aside>$&`)
      .replace('"json","{', `$&\\"copy\\":{\\"atMs\\":${atMs},\\"words\\":\\"${words}\\"},`)
  );
}
