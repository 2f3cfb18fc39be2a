import type { Product, Thumbnail } from '@app/contracts/catalog/catalog.schemas';

/** What the hand-written pages show: the same shop, in the same words. */
export interface StaticShop {
  handle: string;
  name: string;
  products: Product[];
  tags: string[];
}

const cardSizes = '(min-width:900px) 264px,(min-width:640px) 31vw,44vw';

const base = `*{box-sizing:border-box;margin:0;padding:0}body{background:#faf8f5;color:#1b1815;font:16px/1.5 system-ui,Roboto,"Noto Sans",sans-serif}
a{color:inherit;text-decoration:none}ul{list-style:none}header{height:57px;padding:4px 16px;border-bottom:1px solid #e2dcd3;background:#fff;display:flex;justify-content:space-between;align-items:center}
header a{font-weight:600}.who{padding:16px;border-bottom:1px solid #e2dcd3;background:#fff}.who h1,h1{font-size:20px;line-height:1.25}small,.muted{font-size:14px;color:#625a51}
.button{display:flex;min-height:44px;align-items:center;justify-content:center;border:1px solid #e2dcd3;border-radius:12px;font-weight:600;margin-top:12px}
.chat{position:sticky;bottom:0;padding:8px 16px;background:#faf8f5;border-top:1px solid #e2dcd3}.chat a{margin:0;min-height:52px;background:#25d366;color:#04261a}
.frame{position:relative;display:block;aspect-ratio:4/5;border-radius:12px;overflow:hidden}.frame img{width:100%;height:100%;object-fit:cover}
.number{position:absolute;top:8px;left:8px;background:#fffffff0;font-size:14px;font-weight:700;line-height:24px;padding:0 8px;border-radius:8px}
.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px 12px;padding:16px}h3{margin-top:8px;line-height:1.3}.price{font-weight:700}s{color:#625a51;font-weight:400;font-size:14px}
.facts{display:flex;flex-wrap:wrap;gap:4px;margin-top:6px}.facts li{padding:0 8px;border-radius:8px;background:#f0ece6;color:#625a51;font-size:14px;line-height:24px}
form{padding:8px 16px}input{width:100%;min-height:44px;padding:0 12px;border:1px solid #e2dcd3;border-radius:12px;font:inherit}
.row{display:flex;gap:8px;overflow-x:auto;padding:0 16px 8px}.row a{flex:none;display:flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid #e2dcd3;border-radius:99px;font-size:14px}
.slides{display:flex;overflow-x:auto;scroll-snap-type:x mandatory}.slides li{flex:0 0 100%;scroll-snap-align:center}.slides .frame{aspect-ratio:auto;height:min(125vw,56svh);border-radius:0}
.words{padding:12px 16px}footer{padding:16px;border-top:1px solid #e2dcd3}`;

/** The shop page as one would write it by hand for speed alone: one document, no script. */
export function staticShopPage(shop: StaticShop): string {
  const cards = shop.products.map((product, index) => card(shop.handle, product, index < 2 ? index : null));
  const chips = ['All', ...shop.tags].map((tag) => `<a href="?tag=${tag}">${tag}</a>`);
  return documentOf(
    `${shop.name} (@${shop.handle})`,
    `<header><a href="/">Dukalink</a><a href="/catalog">Price list</a></header>
<div class="who"><h1>${shop.name}</h1><p>@${shop.handle}</p><p class="muted">${shop.products.length} products</p><a class="button" href="https://www.tiktok.com/@${shop.handle}">View TikTok Profile</a></div>
<form><input name="search" placeholder="Word or number"></form><nav class="row">${chips.join('')}</nav>
<ul class="grid">${cards.join('')}</ul>
<div class="chat"><a class="button" href="https://wa.me/256700000001">Chat on WhatsApp</a></div><footer>Dukalink</footer>`,
  );
}

/** One product's page, written the same way. */
export function staticProductPage(shop: StaticShop, product: Product): string {
  const slides = product.thumbnails.map(
    (thumbnail, index) =>
      `<li>${picture(thumbnail, '(min-width:768px) 544px,100vw', index === 0 ? 'fetchpriority="high"' : 'loading="lazy"')}</li>`,
  );
  const others = shop.products.filter(({ video_id }) => video_id !== product.video_id).slice(0, 4);
  return documentOf(
    product.title,
    `<header><a href="/shop">Back to shop</a><a href="#">Share</a></header><ul class="slides">${slides.join('')}</ul>
<div class="words"><h1>${product.title}</h1>${price(product)}${facts(product)}<p class="muted">Number ${product.number}</p>
<a class="button" href="${product.video_url}">Watch TikTok Video</a><p class="muted">Sold by @${shop.handle}</p><a class="button" href="/shop">View Shop</a></div>
<ul class="grid">${others.map((other) => card(shop.handle, other, null)).join('')}</ul>
<div class="chat"><a class="button" href="https://wa.me/256700000001">Contact Seller on WhatsApp</a></div><footer>Dukalink</footer>`,
  );
}

function documentOf(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${base}</style>${body}`;
}

/** `place` is the card's place in the first row, null further down. */
function card(handle: string, product: Product, place: number | null): string {
  const load = place === null ? 'loading="lazy"' : place === 0 ? 'fetchpriority="high"' : '';
  const [thumbnail] = product.thumbnails;
  return `<li><a href="/product/${handle}/${product.video_id}">${thumbnail ? picture(thumbnail, cardSizes, load, product.number) : ''}<h3>${product.title}</h3>${price(product)}${facts(product)}</a>`;
}

function picture(thumbnail: Thumbnail, sizes: string, load: string, number?: number): string {
  const { thumbnail_url, srcset_jpeg, srcset_webp, width, height, placeholder } = thumbnail;
  const label = number === undefined ? '' : `<span class="number">${number}</span>`;
  return `<picture class="frame" style="background:${placeholder}"><source type="image/webp" srcset="${srcset_webp}" sizes="${sizes}"><img src="${thumbnail_url}" srcset="${srcset_jpeg}" sizes="${sizes}" width="${width}" height="${height}" alt="" decoding="async" ${load}>${label}</picture>`;
}

function price({ price, old_price }: Product): string {
  if (price === null) return '<p class="price">DM seller for price</p>';
  const before = old_price === null ? '' : ` <s>UGX ${old_price.toLocaleString('en')}</s>`;
  return `<p class="price">UGX ${price.toLocaleString('en')}${before}</p>`;
}

function facts({ tags, sizes }: Product): string {
  const words = [...sizes.slice(0, 3), ...tags.slice(0, 2)];
  return words.length > 0 ? `<ul class="facts">${words.map((word) => `<li>${word}</li>`).join('')}</ul>` : '';
}
