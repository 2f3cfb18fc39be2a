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
      <SiteBar />
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
      <div className="border-b border-line bg-surface py-4 md:py-8">
        <div className="wrap flex items-center gap-4">
          <Bone look="size-14 flex-none rounded-full md:size-18" />
          <div className="grid flex-1 gap-2">
            <Bone look="h-6 w-1/2" />
            <Bone look="h-5 w-1/3" />
          </div>
        </div>
        <div className="wrap mt-3 grid gap-3 md:hidden">
          <Bone look="h-5 w-2/3" />
          <Bone look="h-11" />
        </div>
      </div>
      <div className="wrap py-2">
        <Bone look="h-11" />
        <Bone look="mt-3 h-11 w-2/3" />
      </div>
      <div className="wrap py-4">
        <div className="grid-cards">
          {times(8).map((index) => (
            <div key={index}>
              <span className="frame" />
              <Bone look="mt-2 h-5" />
              <Bone look="mt-1 h-5 w-1/2" />
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
      <div className="wrap grid content-start gap-3 py-3 md:p-0">
        <Bone look="h-7 w-2/3" />
        <Bone look="h-7 w-1/3" />
        <Bone look="h-5 w-1/2" />
        <Bone look="h-11" />
      </div>
    </div>
  );
}

function PendingCatalog() {
  return (
    <div className="wrap grid gap-3 py-4">
      <Bone look="h-7 w-2/3" />
      <Bone look="h-5 w-1/2" />
      <Bone look="h-11" />
      {times(10).map((index) => (
        <Bone key={index} look="h-14" />
      ))}
    </div>
  );
}
