import { Link } from 'react-router';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sampleShopId } from './sample-shop.tsx';
import { TryCaption } from './try-caption.tsx';

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
        <TryCaption />
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
