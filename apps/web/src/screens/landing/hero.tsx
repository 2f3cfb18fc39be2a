import { Link } from 'react-router';
import { ProductSizes } from '#web/features/catalog/product-card.tsx';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SamplePicture } from './sample-pictures.tsx';
import { sampleShopId } from './sample-shop.tsx';

export const promise = 'Post on TikTok with #TRACK. Your shop makes itself.';

interface HeroProps {
  exampleShopHandle: string | null;
  sellerCount: number | null;
  trialDays: number;
  priceUgx: number;
}

export function Hero({ exampleShopHandle, sellerCount, trialDays, priceUgx }: HeroProps) {
  return (
    <section className="hero overflow-hidden">
      <div className="hero-halves wrap md:grid-cols-2">
        <div>
          <p className="badge">For TikTok sellers in Uganda</p>
          <h1 className="hero-title mt-4 font-bold">{promise}</h1>
          <p className="mt-4 max-w-md text-muted">
            Add one hashtag to your caption. The video becomes a product card with title, price and sizes on your own
            shop page, and buyers tap through to your WhatsApp.
          </p>
          <p className="mt-6 flex flex-wrap gap-2">
            <Link className="button button-brand wide" to={paths.signup} discover="none">
              Get My Shop Link
            </Link>
            <ExampleLink handle={exampleShopHandle} />
          </p>
          <p className="mt-4 text-sm text-muted">
            Setup in under 2 minutes. {trialDays} days free, then {formatPrice(priceUgx)} a month. No credit card.
            {sellerCount !== null && (
              <>
                {' '}
                <b className="text-ink">{sellerCount}+ sellers</b> already sell with it.
              </>
            )}
          </p>
        </div>
        <PhonePreview />
      </div>
    </section>
  );
}

function ExampleLink({ handle }: { handle: string | null }) {
  if (handle === null)
    return (
      <a className="button button-quiet" href={`#${sampleShopId}`}>
        See Example
      </a>
    );
  return (
    <Link className="button button-quiet" to={paths.shop(handle)} discover="none">
      See Example
      <Icon name="forward" />
    </Link>
  );
}

function PhonePreview() {
  return (
    <figure className="phone-preview">
      <div className="panel text-sm">
        <p className="font-semibold text-muted">Your caption on TikTok</p>
        <p className="mt-1 text-base">
          Ankara dress, sizes S M L. Price 85k, was 110k <b className="text-brand">#TRACK</b>
        </p>
      </div>
      <div className="arrow text-brand" aria-hidden="true">
        <Icon name="forward" size={28} />
      </div>
      <div className="card panel" aria-hidden="true">
        <span className="frame drawn">
          <SamplePicture name="dress" />
          <span className="number">14</span>
        </span>
        <p className="mt-2">Ankara dress</p>
        <p className="price">
          {formatPrice(85_000)} <s>{formatPrice(110_000)}</s>
        </p>
        <ProductSizes sizes={['S', 'M', 'L']} />
        <span className="button button-chat mt-3">
          <Icon name="chat" />
          Buy on WhatsApp
        </span>
      </div>
      <figcaption className="text-center text-sm text-muted">Example</figcaption>
    </figure>
  );
}
