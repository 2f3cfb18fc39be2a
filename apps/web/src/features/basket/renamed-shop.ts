import { changeKept } from './stored-basket.ts';

/** Where the browser keeps its marks, one for each shop (browser-mark.ts). */
export const marksKey = 'dukalink.orderMarks';

/**
 * Lets this browser's basket, delivery area and mark follow a shop that was renamed: the server leads from the former
 * handle to the present one, and names the former behind `#`.
 */
export async function followRename(): Promise<void> {
  const former = /^#was=([\w.]{2,24})$/.exec(location.hash)?.[1];
  const handle = document.getElementById('main')?.dataset.shop;
  if (!former || !handle) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    // Anyone can write such an address, and a basket is no other shop's business: the server says whose handle it was.
    const { url } = await fetch(`/shop/${former}`, { method: 'HEAD' });
    if (new URL(url).pathname !== `/shop/${handle}`) return;
    const move = (kept: Record<string, unknown>) => {
      if (!kept[`@${former}`] || kept[`@${handle}`]) return;
      kept[`@${handle}`] = kept[`@${former}`];
      delete kept[`@${former}`];
    };
    changeKept(({ baskets, zones }) => [baskets, zones].forEach(move));
    const marks: Record<string, unknown> = JSON.parse(localStorage.getItem(marksKey) ?? '{}');
    move(marks);
    localStorage.setItem(marksKey, JSON.stringify(marks));
  } catch {
    // Without the network it stays where it is; the old link moves it another time.
  }
}
