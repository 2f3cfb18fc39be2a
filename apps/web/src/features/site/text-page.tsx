import type { ComponentProps, ReactNode } from 'react';
import { PageStyles } from '#web/ui/page-styles.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './text-page.css?inline';

interface TextPageProps extends Pick<ComponentProps<typeof SiteBar>, 'back'> {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page that people read: what the law asks for, support, help. */
export function TextPage({ title, lead, back, children }: TextPageProps) {
  return (
    <>
      <PageStyles of="text" css={styles} />
      <SiteBar back={back} />
      <main id="main" tabIndex={-1} className="text-page wrap flex-1">
        <div className="text-column mx-auto">
          <h1 className="text-xl leading-tight font-bold">{title}</h1>
          <p className="-mt-2 text-muted">{lead}</p>
          {children}
        </div>
      </main>
      <SiteFooter>
        <FooterLinks />
      </SiteFooter>
    </>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg leading-tight font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** Opens with a tap, also without scripts. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-line">
      <summary className="cursor-pointer py-3">
        <h3 className="inline font-semibold">{title}</h3>
      </summary>
      <div className="grid gap-2 pb-3">{children}</div>
    </details>
  );
}
