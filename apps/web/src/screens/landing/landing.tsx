import { pageReaderContext } from '@app/web/page-context';
import { Link } from 'react-router';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { formatPrice } from '#web/lib/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/landing.ts';
import { HowItWorks } from './how-it-works.tsx';
import { PhonePreview } from './phone-preview.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(pageReaderContext);
  return { ...(await reader.readLanding()), url: `${reader.publicOrigin}${paths.home}` };
}

const promise = 'Post on TikTok with #TRACK. Your shop makes itself.';

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: productName }];
  const description = `${promise} Buyers see your products with prices and message you on WhatsApp. For sellers in Uganda.`;
  const { url } = loaderData;
  const jsonLd = { '@context': 'https://schema.org', '@type': 'WebSite', name: productName, url };
  return shareHead({ title: `${productName}: a shop link for TikTok sellers`, description, url, jsonLd }, productName);
}

export default function LandingScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="flex-1">
        <Hero {...loaderData} />
        <HowItWorks />
        <Price {...loaderData} />
      </main>
      <SiteFooter />
    </>
  );
}

function Hero({ exampleShopHandle, sellerCount }: Route.ComponentProps['loaderData']) {
  return (
    <section className="hero overflow-hidden">
      <div className="wrap grid items-center gap-8 py-10 md:grid-cols-2 md:py-16">
        <div>
          <p className="badge">For TikTok sellers in Uganda</p>
          <h1 className="hero-title mt-4 font-bold">{promise}</h1>
          <p className="mt-4 max-w-md text-muted">
            Add one hashtag to your caption. The video becomes a product card with title, price and sizes on your own
            shop page, and buyers tap through to your WhatsApp.
          </p>
          <p className="mt-6 flex flex-wrap gap-2">
            {exampleShopHandle && (
              <Link className="button button-brand" to={paths.shop(exampleShopHandle)} discover="none">
                See Example
                <Icon name="forward" />
              </Link>
            )}
            <a className="button button-quiet" href={paths.howItWorks}>
              Learn How It Works
            </a>
          </p>
          {sellerCount !== null && (
            <p className="mt-4 text-sm text-muted">
              <b className="text-ink">{sellerCount}+ sellers</b> already sell with it.
            </p>
          )}
        </div>
        <PhonePreview />
      </div>
    </section>
  );
}

function Price({ priceUgx, trialDays }: Route.ComponentProps['loaderData']) {
  return (
    <section className="wrap pb-16" aria-labelledby="price">
      <div className="panel grid gap-4 p-6 md:grid-cols-2 md:items-center md:p-10">
        <div>
          <h2 id="price" className="text-lg font-bold">
            One price
          </h2>
          <p className="text-muted">The first {trialDays} days are free. No credit card, cancel anytime.</p>
        </div>
        <p className="text-xl font-bold md:text-right">
          {formatPrice(priceUgx)} <span className="text-base font-medium text-muted">a month</span>
        </p>
      </div>
    </section>
  );
}
