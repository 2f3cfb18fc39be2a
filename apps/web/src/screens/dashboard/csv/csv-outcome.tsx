import type { CsvRowError } from '@app/contracts/owner-products';
import type { CsvOutcome } from './csv.api.ts';

/** What the edited list would change, and which rows cannot be taken: where in the file, and why. */
export function CsvOutcomeView({
  name,
  outcome: { changed, unchanged, errors },
}: {
  name: string;
  outcome: CsvOutcome;
}) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>
        <b>{name}</b>: {changed} to change, {unchanged} as they are
        {errors.length > 0 && <>, {errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`}</>}.
      </p>
      {errors.length > 0 && (
        <>
          <p className="text-sm text-muted">
            Rows with a mistake are left out; the others are taken. Correct them in your file and take it in again.
          </p>
          <ErrorTable errors={errors} />
        </>
      )}
    </div>
  );
}

function ErrorTable({ errors }: { errors: CsvRowError[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too
    <section className="figure-table mistakes" aria-label="Mistakes in the list" tabIndex={0}>
      <table>
        <caption className="sr-only">Mistakes in the list</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={`${error.line} ${error.column} ${error.message}`}>
              <th scope="row">{error.line}</th>
              <td>{error.column ?? '–'}</td>
              <td>{error.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
