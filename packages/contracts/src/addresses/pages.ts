import type { DescribedProduct, Picture, ProductCard, ProductSort, Shop } from '@app/contracts/catalog/catalog.schemas';
import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import type { Order } from '@app/contracts/orders/orders.schemas';
import type { ReviewList } from '@app/contracts/reviews/reviews.schemas';

/** The public part of a shop that its pages show, and what the chat link is made of. */
export interface PageShop extends Omit<Shop, 'shopId' | 'subscriptionStatus' | 'createdAt'> {
  /** Since when its present holder has it. */
  since: string;
  /** 1200 x 630 JPEG for link previews, absolute; null while there is none. */
  previewImageUrl: string | null;
  /** What the shop states: its area, where it delivers to, and whether buyers pay when the goods come. */
  place: string | null;
  /** The first of them: one more than `shownAreas`, to know that there are more. */
  deliveryAreas: { name: string; feeUgx: number | null }[];
  payOnDelivery: boolean;
  /** Buyers are told until then that mobile money goes to another name or code. */
  moneyNewUntil: string | null;
  /** What buyers of proven orders say, by reviews that count; null below three. */
  rating: { average: number; count: number } | null;
  /** When the first of its discounts or its announcement ends, and an open page is read again. */
  changesAt: string | null;
  /** `Closed until Monday`; null while it is open, or where no hours are stated. */
  closed: string | null;
  /** True until the owner's bio showed the code: `noindex`, the "Not yet confirmed" line. */
  unconfirmed: boolean;
  /** Tags that part the products, with their number, most used first, at most 20; words for one thing are one tag. */
  tags: { tag: string; count: number }[];
  /** Tags that no card needs: what the whole shop sells, and second words for one thing. */
  quietTags: string[];
}

/** What an address asks of a list of products. */
export interface PageProductQuery {
  search?: string;
  /** Products that have one of them. */
  tag?: string[];
  size?: string;
  /** Bounds of the price in whole shillings. */
  min?: number;
  max?: number;
  stock?: 'in';
  sale?: 'yes';
  sort?: ProductSort;
  lastKey?: string;
  /** The panel of filters is open: what there is to choose from is read, too. */
  filters?: 'open';
}

/** What the panel of filters offers besides tags. */
export interface FilterChoices {
  sizes: string[];
  hasSoldOut: boolean;
  hasSale: boolean;
  /** Prices at a quarter, a half and three quarters of the priced products; empty without prices. */
  priceQuarters: number[];
  /** How many products the address asks for; null where words are searched for, whose finds are not counted. */
  matchingCount: number | null;
}

/** A part of a shop with an address of its own. */
export interface PageCollection {
  slug: string;
  name: string;
}

/** Shop page: at most `limit` products and the key of the next page. */
export interface ShopPage {
  shop: PageShop;
  /** Those that have something to show, in their order. */
  collections: PageCollection[];
  /** What the shop says over its goods, until it ends. */
  announcement: string | null;
  /** A picture among its goods, and what stands there until it comes. */
  banner: { url: string; placeholder: string } | null;
  products: ProductCard[];
  lastKey: string | null;
  /** Nothing matches the search as a whole: these match in part. */
  isClosest: boolean;
  /** The query's tags in the words that this shop's tags are shown by. */
  tag: string[];
  /** Null unless the panel is open. */
  choices: FilterChoices | null;
}

/** A page of a collection. `collection`: null where the shop has none of this address. */
export interface CollectionPage
  extends Pick<ShopPage, 'shop' | 'collections' | 'announcement' | 'products' | 'lastKey'> {
  collection: PageCollection | null;
}

/** A product as its own page shows it. */
export interface PageProduct
  extends Omit<ProductCard, 'picture'>,
    Pick<DescribedProduct, 'description' | 'post_id' | 'product_url' | 'video_url'> {
  pictures: Picture[];
  /** TikTok's player shows videos, not photo posts. */
  isVideo: boolean;
  previewImageUrl: string | null;
}

/** Product page: the product, what else the shop sells (at most 4). */
export interface ProductPage {
  shop: PageShop;
  product: PageProduct;
  more: ProductCard[];
}

/** A shop with where it delivers to and for what. */
export interface DeliveringShop extends PageShop, Pick<ShopFacts, 'zones' | 'freeOverUgx'> {}

/** What a new shop costs. */
export interface Offer {
  priceUgx: number;
  trialDays: number;
}

export interface LandingPage extends Offer {
  /** Live number of sellers rounded down to a round figure, null below 500: claims are true. */
  sellerCount: number | null;
  /** A shop worth showing: the sample shop in demo, else null. */
  exampleShopHandle: string | null;
  /** A language model helps to read captions; only then is "AI" said. */
  readsWithAi: boolean;
}

/**
 * What the server hands the pages through React Router's context: typed reads in the same process, no HTTP call to
 * ourselves. Null means that there is no such shop or product (404), `unavailable` that the shop is suspended (404,
 * too, in other words).
 */
export interface PageReader {
  /** Absolute origin of the site, from PUBLIC_ORIGIN only. */
  publicOrigin: string;
  /** Where TikTok's player comes from, `TIKTOK_WEB_ORIGIN`. */
  playerOrigin: string;
  /** The support's WhatsApp number in E.164, null when none is configured: then pages say so and name no other way. */
  supportWhatsapp: string | null;
  /** Can codes be sent to phones? Where no provider is configured, nothing offers it. */
  sendsCodes: boolean;
  /** Can sellers continue with TikTok? Where the installation is not registered there, nothing offers it. */
  asksTikTok: boolean;
  /** Do browsers keep visited pages for a phone without a network? */
  keepsOffline: boolean;
  readShop(handle: string, query: PageProductQuery & { limit: number }): Promise<ShopPage | 'unavailable' | null>;
  readCollection(
    handle: string,
    slug: string,
    part: { limit: number; lastKey?: string | undefined },
  ): Promise<CollectionPage | 'unavailable' | null>;
  readProduct(handle: string, videoId: string): Promise<ProductPage | 'unavailable' | null>;
  /** The product that shows a joined one, whose address leads there. */
  readJoinedInto(handle: string, videoId: string): Promise<string | null>;
  /** What a shop states of itself; null for a shop that visitors do not find. */
  readFacts(handle: string): Promise<ShopFacts | null>;
  /** The newest reviews; null for a shop that visitors may not find. */
  readReviews(handle: string): Promise<ReviewList | null>;
  /** An order as a stranger with its address sees it; null when it is not kept (any more). */
  readOrder(code: string): Promise<Order | null>;
  readLanding(): Promise<LandingPage>;
  /** Without what the landing page counts. */
  readOffer(): Promise<Offer>;
  /** Into the server's log, with the request's id: a page that failed is not the browser's secret. */
  reportError(error: unknown): void;
}

/** What became of a form that a page sent: done, or what to say, and beside which of its fields. */
export type FormOutcome = { ok: true } | { ok: false; status: number; message: string; field: string | null };

/**
 * What a page's form may write, handed to actions through React Router's context, made for the visitor who sent it.
 * `typed` are the form's fields as they came.
 */
export interface PageWriter {
  fileReport(handle: string, typed: Record<string, string>): Promise<FormOutcome>;
}
