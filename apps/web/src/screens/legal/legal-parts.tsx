import { Fold } from '#web/features/site/text-page.tsx';

/** Change it with the texts. */
const textsOf = '30 Nov 2026';

/** Shown until a lawyer has read the texts. */
export function DraftNote() {
  return (
    <p className="panel text-sm">
      <b>Draft for a lawyer's review.</b> We wrote it in plain words; no lawyer in Uganda has read it yet. Last changed:{' '}
      {textsOf}.
    </p>
  );
}

interface KeptItem {
  title: string;
  what: string;
  why: string;
  until: string;
}

/** A table of four columns does not fit a small phone, and all of it is longer than anyone reads. */
export const Kept = ({ items }: { items: KeptItem[] }) =>
  items.map(({ title, what, why, until }) => (
    <Fold key={title} title={title}>
      <p>{what}.</p>
      <p>{why}</p>
      <p className="text-sm text-muted">Kept: {until}</p>
    </Fold>
  ));
