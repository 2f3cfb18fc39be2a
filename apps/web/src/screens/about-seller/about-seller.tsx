import type { PageShop } from '@app/contracts/addresses/pages';
import type { MobileMoney, ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { hoursInWords } from '@app/contracts/catalog/opening-hours';
import { wayNames } from '@app/contracts/orders/delivery';
import type { ReviewList } from '@app/contracts/reviews/reviews.schemas';
import { pageReaderContext } from '@app/web/page-context';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { BackToShop } from '#web/features/catalog/back-to-shop.tsx';
import { payOnDeliveryWords } from '#web/features/catalog/facts/pay-on-delivery.ts';
import { MissingShop, missingHead } from '#web/features/catalog/missing-shop.tsx';
import { packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { readHandle } from '#web/features/catalog/read-handle.ts';
import { realOwner, UnconfirmedNotice } from '#web/features/catalog/seller-identity.tsx';
import { chatWith } from '#web/features/chat/chat.ts';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { shopMessage } from '#web/features/chat/chat-message.ts';
import { type NewContact, NewContactNotice, newContactOf } from '#web/features/chat/new-contact-notice.tsx';
import { formatPhone } from '#web/features/chat/whatsapp-link.ts';
import { feeInWords, freeWords } from '#web/features/orders/delivery-line.tsx';
import { provenWords, ratingWords } from '#web/features/reviews/review.messages.ts';
import { ShopReviews } from '#web/features/reviews/shop-reviews.tsx';
import { noindex } from '#web/features/sharing/share-head.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Tick } from '#web/ui/icon.tsx';
import { PageStyles } from '#web/ui/page-styles.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/about-seller.ts';
import styles from './about-seller.css?inline';

type AboutData =
  | { shop: PageShop; facts: ShopFacts; reviews: ReviewList; newContact: NewContact | null }
  | { shop: null; handle: string; unavailable: boolean };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const handle = readHandle(params.handle, request, paths.about);
  const reader = context.get(pageReaderContext);
  const page = handle && (await reader.readShop(handle, { limit: 1 }));
  const facts = page && page !== 'unavailable' && (await reader.readFacts(page.shop.handle));
  const reviews = facts && (await reader.readReviews(page.shop.handle));
  if (!page || page === 'unavailable' || !facts || !reviews)
    return data(packPage<AboutData>({ shop: null, handle: params.handle, unavailable: page === 'unavailable' }), 404);
  const shop = { ...page.shop, tags: [], quietTags: [] };
  return packPage<AboutData>({ shop, facts, reviews, newContact: newContactOf(shop, Date.now()) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData && unpackPage(loaderData);
  if (!page?.shop) return missingHead(page);
  return [{ title: `About ${page.shop.displayName}` }, noindex];
}

/** What the service can prove stands apart from what the seller states. */
export default function AboutSellerScreen({ loaderData }: Route.ComponentProps) {
  const page = unpackPage(loaderData);
  if (!page.shop) return <MissingShop {...page} />;
  const { shop, facts, reviews } = page;
  return (
    <>
      <PageStyles of="about" css={styles} />
      <SiteBar back={{ to: paths.shop(shop.handle), label: <BackToShop shop={shop} /> }} />
      <main id="main" tabIndex={-1} className="wrap flex-1 py-4">
        <div className="mx-auto grid gap-4 md:max-w-md">
          <h1 className="text-xl leading-tight font-bold">About this seller</h1>
          {/* The bar that says whose page this is stays off paper. */}
          <p className="only-print wrap-anywhere">{`${shop.displayName} · @${shop.handle} · ${shop.shopLink}`}</p>
          <NewContactNotice news={page.newContact} />
          {shop.unconfirmed && <UnconfirmedNotice shop={shop} />}
          <KnownFacts shop={shop} reviews={reviews} />
          <section className="grid gap-3" aria-labelledby="stated">
            <h2 id="stated" className="text-lg leading-tight font-bold">
              Stated by the seller
            </h2>
            <p className="text-sm text-muted">We check none of it. Look at the goods before you pay.</p>
            <dl className="grid gap-3">
              <Fact name="Delivery">{facts.zones.length > 0 && <Zones facts={facts} />}</Fact>
              <Fact name={payOnDeliveryWords}>{payWords(facts.payOnDelivery)}</Fact>
              <Fact name="Opening hours">{hoursWords(shop, facts)}</Fact>
              <Fact name="Mobile money">{facts.mobileMoney && <MoneyName {...facts.mobileMoney} />}</Fact>
              <Fact name="Name">{facts.legalName}</Fact>
              <Fact name="Place">{facts.place}</Fact>
              <Fact name="Where to pick up">{facts.landmark}</Fact>
              <Fact name="Phone">{facts.phone && formatPhone(facts.phone)}</Fact>
              <Fact name="Business registration">{facts.registration}</Fact>
              <Fact name="Returns and refunds">{facts.returns}</Fact>
              <Fact name="To change or withdraw an order">
                Until the seller sends it, on the order’s page. Its link is the last line of your message.
              </Fact>
            </dl>
          </section>
          <ShopReviews shop={shop} first={reviews} />
          <ChatButton
            chat={chatWith(shop, shopMessage(shop.handle, shop.shopLink))}
            label="Chat on WhatsApp"
            about={shop.closed}
          />
          <a className="underline" href={paths.report(shop.handle)} rel="nofollow">
            Report this shop
          </a>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

/** What the service can prove. */
function KnownFacts({ shop, reviews }: { shop: PageShop; reviews: ReviewList }) {
  const { confirmedAt, since, rating } = shop;
  return (
    <section className="panel grid gap-2" aria-labelledby="known">
      <h2 id="known" className="text-lg leading-tight font-bold">
        What we know
      </h2>
      {confirmedAt && (
        <p className="flex gap-2">
          <Tick />
          <span>
            {`${realOwner} on ${formatDay(confirmedAt)}. `}
            The owner of this TikTok account runs this shop.
          </span>
        </p>
      )}
      <p>{`Here since ${formatDay(since)}`}</p>
      <p>{reviews.orders > 0 ? `${provenWords(reviews)}, proven by a code or by the buyer` : 'No proven orders yet'}</p>
      {rating && (
        <a className="underline" href="#reviews">
          {ratingWords(rating)}
        </a>
      )}
    </section>
  );
}

const payWords = (payOnDelivery: boolean | null): string | null =>
  payOnDelivery === null ? null : payOnDelivery ? 'Yes' : 'No';

const hoursWords = ({ closed }: PageShop, { hours }: ShopFacts): string =>
  [hours && hoursInWords(hours), closed].filter(Boolean).join('. ');

/** What the buyer's phone shows is compared with it before money is sent. */
const MoneyName = ({ name, code }: MobileMoney) => (
  <>
    {code === null ? name : `${name}, merchant code ${code}`}
    <span className="block text-sm text-muted">Your phone shows this name before you confirm. If not, do not pay.</span>
  </>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children || <span className="text-muted">Ask the seller</span>}</dd>
  </div>
);

function Zones({ facts: { zones, freeOverUgx } }: { facts: ShopFacts }) {
  return (
    <>
      <ul className="grid gap-1">
        {zones.map(({ id, name, feeUgx, ways }) => (
          <li key={id} className="flex justify-between gap-3">
            <span>
              {`${name} `}
              <span className="inline-block text-sm text-muted">{`(${ways.map((way) => wayNames[way]).join(', ')})`}</span>
            </span>
            <b className="flex-none">{feeInWords(feeUgx)}</b>
          </li>
        ))}
      </ul>
      {freeOverUgx !== null && (
        <p>
          {freeWords(freeOverUgx)}
          {zones.some(({ feeUgx }) => feeUgx === null) && `, except where it says "${feeInWords(null)}"`}.
        </p>
      )}
    </>
  );
}
