/** Change it with the texts. */
const textsOf = '27 Nov 2026';

/** Shown until a lawyer has read the texts. */
export function DraftNote() {
  return (
    <p className="panel text-sm">
      <b>Draft for a lawyer's review.</b> This text was written by the people who build the service, in plain words and
      as exactly as they can. A lawyer in Uganda has not reviewed it yet. Last changed: {textsOf}.
    </p>
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
