import { useEffect, useRef, useState } from 'react';
import type { ProductDetail } from '#web/features/catalog/page-product.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';

const slideSizes = '(min-width:768px) 544px,100vw';
const slideId = (index: number) => `picture-${index + 1}`;

/**
 * The product's pictures side by side. Swiping is CSS scroll-snap and the dots are links, so it works without scripts;
 * the app adds arrows, advancing by a tap on the picture, and going round at the ends.
 */
export function PictureCarousel({ product }: { product: ProductDetail }) {
  const { pictures, title } = product;
  const { list, shown, show, ready } = useSlides(pictures.length);
  const many = pictures.length > 1;
  return (
    <section className="relative" aria-label={title}>
      <span className="number z-10">Number {product.number}</span>
      <ul className="slides scroll-x" ref={list} tabIndex={many ? 0 : undefined} aria-label="Pictures">
        {(many ? pictures : [pictures[0] ?? null]).map((picture, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for thumbs; arrows and dots do the same by keyboard
          <li key={picture?.key ?? 'none'} id={slideId(index)} onClick={many ? () => show(index + 1) : undefined}>
            <Picture
              picture={picture}
              alt={many ? `${title}, picture ${index + 1} of ${pictures.length}` : title}
              sizes={slideSizes}
              load={index === 0 ? 'first' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {many && ready && <Arrows shown={shown} show={show} />}
      {many && <Dots count={pictures.length} shown={ready ? shown : -1} show={show} />}
    </section>
  );
}

function Arrows({ shown, show }: { shown: number; show: (index: number) => void }) {
  const look = 'button button-quiet button-round absolute top-1/2 -mt-11';
  return (
    <>
      <button type="button" className={`${look} left-2`} aria-label="Previous picture" onClick={() => show(shown - 1)}>
        <Icon name="back" />
      </button>
      <button type="button" className={`${look} right-2`} aria-label="Next picture" onClick={() => show(shown + 1)}>
        <Icon name="forward" />
      </button>
    </>
  );
}

function Dots({ count, shown, show }: { count: number; shown: number; show: (index: number) => void }) {
  return (
    <nav className="dots" aria-label="Pictures">
      {Array.from({ length: count }, (_, index) => (
        <a
          key={slideId(index)}
          href={`#${slideId(index)}`}
          aria-current={index === shown ? 'true' : undefined}
          data-tap=""
          data-app="1"
          onClick={(event) => {
            event.preventDefault();
            show(index);
          }}
        >
          <span className="sr-only">Picture {index + 1}</span>
        </a>
      ))}
    </nav>
  );
}

/** Which slide is shown, read from the scroll position, and a way to scroll to another; past an end it goes round. */
function useSlides(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    setReady(true);
    const readPlace = () => setShown(Math.round(element.scrollLeft / (element.clientWidth || 1)));
    readPlace();
    element.addEventListener('scroll', readPlace, { passive: true });
    return () => element.removeEventListener('scroll', readPlace);
  }, []);
  const show = (index: number) => {
    const element = list.current;
    element?.scrollTo({ left: ((index + count) % count) * element.clientWidth });
  };
  return { list, shown, show, ready };
}
