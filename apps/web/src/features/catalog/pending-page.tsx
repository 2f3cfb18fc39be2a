import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SiteBar } from '#web/ui/site-bar.tsx';

type Shape = 'shop' | 'product' | 'catalog';

/** Faster answers show without a skeleton in between. */
const patienceMs = 200;

/** The shape of a page that loads slowly, else null. Restores the scroll position if loading fails. */
export function usePendingShape(): Shape | null {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const [late, setLate] = useState<string | null>(null);
  const left = useRef<{ pathname: string; top: number } | null>(null);
  useEffect(() => {
    if (!next || next === pathname) return;
    const timer = setTimeout(() => {
      // Read before the skeleton shows: it is shorter, and the browser would cut the position.
      left.current = { pathname, top: scrollY };
      setLate(next);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [next, pathname]);
  const shape = next && late === next ? shapeOf(next) : null;
  const away = shape !== null;
  useLayoutEffect(() => {
    if (away) {
      scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    if (left.current?.pathname === pathname) scrollTo({ top: left.current.top, behavior: 'instant' });
    left.current = null;
  }, [away, pathname]);
  return shape;
}

function shapeOf(pathname: string): Shape | null {
  const name = pathname.split('/')[1];
  return name === 'shop' || name === 'product' || name === 'catalog' ? name : null;
}

export function PendingPage({ shape }: { shape: Shape }) {
  return (
    <>
      {shape !== 'shop' && <SiteBar />}
      <main id="main" tabIndex={-1} className="flex-1" aria-busy="true">
        <p className="sr-only" role="status">
          Loading
        </p>
        {pages[shape]()}
      </main>
    </>
  );
}

const bones = (count: number, look: string) =>
  [...Array(count).keys()].map((number) => <span key={number} className={`bone ${look}`} />);

/** The product's own styles may not be there yet. */
const pages: Record<Shape, () => ReactNode> = {
  shop: () => (
    <>
      <div className="h-22 border-b border-line bg-surface" />
      <div className="wrap grid gap-2 py-1">
        {bones(1, 'h-11')}
        <div className="grid-cards">{bones(8, 'frame')}</div>
      </div>
    </>
  ),
  product: () => <div className="grid md:grid-cols-2">{bones(1, 'frame')}</div>,
  catalog: () => <div className="wrap grid gap-3 py-4">{bones(12, 'h-14')}</div>,
};
