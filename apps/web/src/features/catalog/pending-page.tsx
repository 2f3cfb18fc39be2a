import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
        {shape === 'shop' && <PendingShop />}
        {shape === 'product' && <PendingProduct />}
        {shape === 'catalog' && <PendingCatalog />}
      </main>
    </>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

function Bone({ look }: { look: string }) {
  return <span className={`bone ${look}`} />;
}

function PendingShop() {
  return (
    <>
      <div className="h-22 border-b border-line bg-surface" />
      <div className="wrap grid gap-2 py-1">
        <Bone look="h-11" />
        <div className="grid-cards">
          {times(8).map((index) => (
            <div key={index}>
              <span className="frame" />
              <Bone look="mt-1 h-16" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

function PendingProduct() {
  return (
    <div className="product">
      <div className="slides">
        <span className="frame" />
      </div>
      <div className="wrap py-3">
        <Bone look="h-16" />
      </div>
    </div>
  );
}

function PendingCatalog() {
  return (
    <div className="wrap grid gap-3 py-4">
      {times(12).map((index) => (
        <Bone key={index} look="h-14" />
      ))}
    </div>
  );
}
