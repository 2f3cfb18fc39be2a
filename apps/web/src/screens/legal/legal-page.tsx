import type { ReactNode } from 'react';
import { FooterLinks } from '#web/features/site/footer-links.tsx';
import { PageStyles } from '#web/ui/page-styles.tsx';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import styles from './legal.css?inline';

/** Change it with the texts. */
const textsOf = '27 Nov 2026';

export function LegalPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <PageStyles of="legal" css={styles} />
      <SiteBar />
      <main id="main" tabIndex={-1} className="legal-page wrap flex-1">
        <div className="legal mx-auto">
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

/** Shown until a lawyer has read the texts. */
export function DraftNote() {
  return (
    <p className="panel text-sm">
      <b>Draft for a lawyer's review.</b> This text was written by the people who build the service, in plain words and
      as exactly as they can. A lawyer in Uganda has not reviewed it yet. Last changed: {textsOf}.
    </p>
  );
}

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2 className="text-lg leading-tight font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** A list of terms: a table of three columns does not fit a small phone. */
export function Kept({ items }: { items: { what: string; why: string; until: string }[] }) {
  return (
    <dl>
      {items.map(({ what, why, until }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
          <dd className="text-sm text-muted">Kept: {until}</dd>
        </div>
      ))}
    </dl>
  );
}
