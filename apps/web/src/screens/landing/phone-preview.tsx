import { ProductFacts } from '#web/features/catalog/product-card.tsx';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SamplePicture } from './sample-pictures.tsx';

/** From a caption to a card, drawn with this site's own parts. */
export function PhonePreview() {
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
        <ProductFacts tags={[]} sizes={['S', 'M', 'L']} />
        <span className="button button-chat mt-3">
          <Icon name="chat" />
          Buy on WhatsApp
        </span>
      </div>
      <figcaption className="text-center text-sm text-muted">Example</figcaption>
    </figure>
  );
}
