import type { ReactNode } from 'react';
import { SiteBar, SiteFooter } from './site-bar.tsx';

export function CenteredPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteBar />
      <main
        id="main"
        tabIndex={-1}
        className="wrap grid flex-1 place-content-center justify-items-center gap-4 py-16 text-center"
      >
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
