import type { ProductCard } from '@app/contracts/catalog/catalog.schemas';
import { atSaleEnd } from '#web/features/catalog/shop-script/sale-end.ts';
import { priceWords } from '#web/lib/formatting/format.ts';
import { followShop, type ShopNews } from './follow-shop.ts';

/** What a page heard while the app was not there. The app stops this and goes on from it (follow-page.ts). */
interface NewsBeforeApp {
  news: ShopNews[];
  stop: () => void;
}

declare global {
  interface Window {
    /** Null: the app follows the shop. */
    newsBeforeApp?: NewsBeforeApp | null;
  }
}

// A file of its own: on 3g the app waits for a touch, and until then this follows the shop. It changes texts and
// attributes alone, which the app takes over as they are: another element would be a mismatch to it.
const { shop = '', readAt = '' } = document.getElementById('main')?.dataset ?? {};
// On a slow link a touch may bring the app while this file is still on its way.
if (window.newsBeforeApp !== null) {
  const news: ShopNews[] = [];
  const waits: (() => void)[] = [];
  const unfollow = followShop(shop, readAt, (one) => {
    news.push(one);
    for (const product of one.changed ?? []) {
      showChange(product);
      if (product.sale_ends_at) waits.push(atSaleEnd(product.sale_ends_at));
    }
    for (const id of one.removedIds ?? []) mark(id, 'gone');
    const [first] = one.added ?? [];
    if (first) offer(first.title);
  });
  const stop = () => {
    unfollow();
    for (const cancel of waits) cancel();
  };
  window.newsBeforeApp = { news, stop };
}

/** Long enough to read a name and to tap. */
const offerMs = 8000;

const linkOf = (id: string) => document.querySelector<HTMLElement>(`.card[href="/product/${shop}/${id}"]`);

function mark(id: string, marks: string): void {
  const item = linkOf(id)?.closest('li');
  if (item) item.dataset.news = marks;
}

function showChange({ video_id, availability, price, old_price }: ProductCard): void {
  const words = linkOf(video_id)?.querySelector('.price');
  if (!words?.firstChild) return;
  words.firstChild.nodeValue = priceWords(price);
  words.classList.toggle('text-muted', price === null);
  const shownBefore = words.querySelector('s')?.textContent ?? '';
  const isSame = price !== null && old_price !== null && old_price > price && shownBefore === priceWords(old_price);
  mark(video_id, `${availability === 'sold_out' ? 'sold' : 'for-sale'}${isSame ? '' : ' no-old-price'}`);
}

/** The product is shown by the app, which comes with the touch. */
function offer(title: string): void {
  const place = document.getElementById('say');
  if (!place) return;
  const show = document.createElement('button');
  show.className = 'button button-text';
  show.textContent = 'Show';
  const clear = () => {
    if (show.isConnected) place.textContent = '';
  };
  show.onclick = () => {
    clear();
    scrollTo(0, 0);
  };
  place.replaceChildren(`New product: ${title} `, show);
  setTimeout(clear, offerMs);
}
