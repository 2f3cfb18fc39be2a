import { pageReaderContext } from '@app/web/page-context';
import { Link } from 'react-router';
import { MyOrdersLink } from '#web/features/my-orders/my-orders-link.tsx';
import { KeptHere } from '#web/features/saved/kept-here.tsx';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { FooterLinks } from '#web/features/site/footer-links.tsx';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { PageStyles } from '#web/ui/page-styles.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/landing.ts';
import { Hero, promise } from './hero.tsx';
import styles from './landing.css?inline';
import previewUrl from './landing-preview.jpg';
import { SampleShop } from './sample-shop.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(pageReaderContext);
  const { publicOrigin } = reader;
  return { ...(await reader.readLanding()), url: `${publicOrigin}${paths.home}`, imageUrl: publicOrigin + previewUrl };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: productName }];
  const description = `${promise} Buyers see your products with prices and message you on WhatsApp. For sellers in Uganda.`;
  const { url, imageUrl } = loaderData;
  const jsonLd = { '@context': 'https://schema.org', '@type': 'WebSite', name: productName, url };
  return shareHead({ title: `${productName}: a shop link for TikTok sellers`, description, url, imageUrl, jsonLd });
}

export default function LandingScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageStyles of="landing" css={styles} />
      <SiteBar>
        <MyOrdersLink className="button button-text" />
        <Link className="button button-quiet" to={paths.login} discover="none">
          Sign In
        </Link>
      </SiteBar>
      <main id="main" tabIndex={-1} className="flex-1">
        <Hero {...loaderData} />
        <HowItWorks />
        <FeatureList readsWithAi={loaderData.readsWithAi} />
        <SampleShop />
        <StartNow {...loaderData} />
      </main>
      <SiteFooter>
        <FooterLinks admin />
      </SiteFooter>
      <KeptHere />
    </>
  );
}

function StartNow({ priceUgx, trialDays }: { priceUgx: number; trialDays: number }) {
  return (
    <section className="part wrap" aria-labelledby="start">
      <div className="start panel md:grid-cols-2">
        <div>
          <h2 id="start" className="text-xl leading-tight font-bold">
            Open your shop today
          </h2>
          <p className="mt-2 text-muted">
            All you need is your TikTok handle. Your first {trialDays} days are free, then one price for everything. No
            credit card, cancel anytime.
          </p>
        </div>
        <div className="price-side">
          <p className="text-xl leading-tight font-bold">
            {formatPrice(priceUgx)} <span className="text-base font-medium text-muted">per month</span>
          </p>
          <Link className="button button-brand wide mt-4 w-full md:w-auto" to={paths.signup} discover="none">
            Start Now
          </Link>
        </div>
      </div>
    </section>
  );
}

const steps = [
  {
    title: 'Post on TikTok with #TRACK',
    text: 'Film your product as always. Write what it is and its price in the caption, and add #TRACK.',
  },
  {
    title: 'The listing is created automatically',
    text: 'We find the video, read title, price and sizes from your caption, and make the product card. Nothing to type.',
  },
  {
    title: 'Buyers message you on WhatsApp',
    text: 'Put your shop link in your bio. Buyers tap the green button: the message already names the product and its number.',
  },
];

function HowItWorks() {
  return (
    <section id="how-it-works" className="part wrap" aria-labelledby="how">
      <h2 id="how" className="text-xl leading-tight font-bold">
        How It Works
      </h2>
      <ol className="thirds mt-6">
        {steps.map((step, index) => (
          <li className="panel" key={step.title}>
            <span className="step badge justify-center" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg leading-tight font-bold">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Only what exists; "AI" only where a model reads, too. */
const features = (readsWithAi: boolean): { icon: IconName; title: string; text: string }[] => [
  {
    icon: 'play',
    title: readsWithAi ? 'Products from your videos, by AI' : `${productName} reads your caption`,
    text: 'Title, price, sizes and tags are read from your caption. When we are not sure of a price, we ask you. We never invent one.',
  },
  {
    icon: 'link',
    title: 'Your own shop link',
    text: 'One short link and a QR code for your bio, your status and your stall.',
  },
  {
    icon: 'chat',
    title: 'Buyers come with a question you can answer',
    text: 'The WhatsApp message already names the product, its number and its price.',
  },
  {
    icon: 'search',
    title: 'An analytics dashboard',
    text: 'Views, WhatsApp chats, TikTok visits and the sales you mark, by day and by product.',
  },
  {
    icon: 'bag',
    title: 'You stay in charge',
    text: 'Correct a price, mark as sold out, hide, pin, add a product with your own photos. What you write yourself stays.',
  },
  {
    icon: 'share',
    title: 'Made for slow networks',
    text: 'Your shop opens fast on small phones and on 2G, and looks good when it is shared on WhatsApp.',
  },
];

function FeatureList({ readsWithAi }: { readsWithAi: boolean }) {
  return (
    <section className="part part-goes-on wrap" aria-labelledby="features">
      <h2 id="features" className="text-xl leading-tight font-bold">
        What you get
      </h2>
      <ul className="thirds airy mt-6">
        {features(readsWithAi).map(({ icon, title, text }) => (
          <li className="flex gap-4" key={title}>
            <span className="drawn-icon flex-none place-items-center bg-brand-soft text-brand">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
