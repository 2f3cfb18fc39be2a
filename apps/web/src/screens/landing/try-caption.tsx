import { useEffect, useRef } from 'react';
import { ProductSizes } from '#web/features/catalog/product-card.tsx';
import fieldStyles from '#web/features/composer/caption-field.css?inline';
import composeFile from '#web/features/composer/compose.ts?script-address';
import type { loadComposer } from '#web/features/composer/composer-file.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageStyles } from '#web/ui/page-styles.tsx';
import loadScript from './load-composer.ts?inline-script';
import { SamplePicture } from './sample-pictures.tsx';
import styles from './try-caption.css?inline';

const label = 'Try it: your caption on TikTok';

/** Keeps what the server wrote and the composer drew, before or after the app took the page over. */
function BrowsersPart() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = place;
    // Led here by the app: there is no example, and the scripts are there anyway.
    if (!current || current.firstChild) return;
    // Not by `loadComposer`: a module that sellers' screens share would be one request more for each visitor.
    const file: ReturnType<typeof loadComposer> = import(/* @vite-ignore */ composeFile);
    file.then(
      ({ composeIn }) => current.firstChild ?? composeIn(current, label),
      () => {},
    );
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <figure className="try-caption" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />;
}

const noHtml = { __html: '' };

/** A caption tried out in place: a touch of the field brings the composer. Without scripts, the example. */
function ServersPart() {
  return (
    <figure className="try-caption">
      <PageStyles of="try-caption" css={fieldStyles + styles} />
      <div className="composer">
        <label className="font-semibold" htmlFor="caption">
          {label}
        </label>
        <div className="caption-box">
          <p className="caption-example text-muted">
            Ankara dress, sizes S M L. Price 85k, was 110k <b className="text-brand">#TRACK</b>
          </p>
          <textarea
            id="caption"
            className="needs-script"
            placeholder=" "
            autoComplete="off"
            data-compose={composeFile}
          />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, always the same, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: loadScript }} />
        <Example />
      </div>
    </figure>
  );
}

function Example() {
  return (
    <div className="composer-example">
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
    </div>
  );
}

/** The example is in no script: what the server wrote stays. */
export const TryCaption = import.meta.env.SSR ? ServersPart : BrowsersPart;
