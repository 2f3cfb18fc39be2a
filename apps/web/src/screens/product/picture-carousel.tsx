import type { Picture as PictureNamed } from '@app/contracts/catalog/catalog.schemas';
import { imageUrl, largestJpegUrl } from '@app/contracts/catalog/picture-files';
import { lazy, type RefObject, useRef, useState } from 'react';
import type { ProductDetail } from '#web/features/catalog/page-product.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { Picture } from '#web/ui/picture.tsx';

const SlideControls = lazy(() => import('./slide-controls.tsx'));

const slideSizes = '(min-width:768px) 544px,100vw';
const slideId = (index: number) => `picture-${index + 1}`;

/** Swiping is CSS scroll-snap and the dots are links, so it works without scripts; the app adds arrows and taps. */
export function PictureCarousel({ product }: { product: ProductDetail }) {
  const { pictures, title } = product;
  const slides = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(-1);
  const many = pictures.length > 1;
  const isHydrated = useIsHydrated();
  const hasControls = isHydrated && many;
  const zoomed = useRef(false);
  const [first] = pictures;
  const standIn = isHydrated && first && loadedCardPicture(first);
  return (
    <section className="relative" aria-label={title} ref={slides}>
      <span className="number z-10">{`No. ${product.number}`}</span>
      {many && (
        <span className="count number z-10">
          <span className="sr-only">Picture </span>
          {`${Math.max(shown, 0) + 1}/${pictures.length}`}
        </span>
      )}
      <ul className="slides scroll-x" tabIndex={many ? 0 : undefined} aria-label="Pictures">
        {(many ? pictures : [pictures[0] ?? null]).map((picture, index) => (
          <li key={picture?.key ?? 'none'} id={slideId(index)}>
            <Picture
              picture={picture}
              alt={many ? `${title}, picture ${index + 1} of ${pictures.length}` : title}
              sizes={slideSizes}
              load={index === 0 ? 'first' : 'lazy'}
              standIn={index === 0 && standIn}
            />
            {picture && (
              <a
                className="button button-quiet button-round zoom-in"
                href={`#zoom-${index + 1}`}
                aria-label="Zoom"
                onClick={() => {
                  zoomed.current = true;
                }}
              >
                <Icon name="search" />
              </a>
            )}
          </li>
        ))}
      </ul>
      {hasControls && (
        <OptionalPart>
          <SlideControls slides={slides} shown={shown} onShown={setShown} />
        </OptionalPart>
      )}
      {many && <Dots count={pictures.length} shown={shown} />}
      {pictures.map((picture, index) => (
        <Zoom key={picture.key} picture={picture} index={index} title={title} zoomed={zoomed} />
      ))}
    </section>
  );
}

/** The file that the product's card has shown on this phone just now; none for a visitor who came another way. */
function loadedCardPicture({ key }: PictureNamed): string | undefined {
  const isLoaded = (url: string) => performance.getEntriesByName(location.origin + url)[0];
  return [imageUrl(key, 320, 'avif'), imageUrl(key, 320, 'webp')].find(isLoaded);
}

interface ZoomProps {
  picture: PictureNamed;
  index: number;
  title: string;
  /** Was a picture zoomed by a tap on this page? Then the app ends it as the back button does. */
  zoomed: RefObject<boolean>;
}

/** The whole picture, from its largest file, on the whole screen; it loads when it is shown. */
function Zoom({ picture, index, title, zoomed }: ZoomProps) {
  return (
    <a
      id={`zoom-${index + 1}`}
      className="zoom"
      href={`#${slideId(index)}`}
      aria-label="Close"
      onClick={(event) => {
        if (!zoomed.current) return;
        event.preventDefault();
        history.back();
      }}
    >
      <img src={largestJpegUrl(picture)} alt={title} loading="lazy" />
    </a>
  );
}

function Dots({ count, shown }: { count: number; shown: number }) {
  return (
    <nav className="dots" aria-label="Pictures">
      {Array.from({ length: count }, (_, index) => (
        <a
          key={slideId(index)}
          href={`#${slideId(index)}`}
          aria-current={index === shown ? 'true' : undefined}
          data-tap=""
          data-app="1"
        >
          <span className="sr-only">{`Picture ${index + 1}`}</span>
        </a>
      ))}
    </nav>
  );
}
