import { pageReaderContext } from '@app/web/page-context';
import { Link } from 'react-router';
import { shareHead } from '#web/features/sharing/share-head.ts';
import { FooterLinks } from '#web/features/site/footer-links.tsx';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/landing.ts';
import { FeatureList } from './feature-list.tsx';
import { Hero, promise } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import previewUrl from './landing-preview.jpg';
import { SampleShop } from './sample-shop.tsx';
import { StartNow } from './start-now.tsx';

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
      <SiteBar>
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
    </>
  );
}
