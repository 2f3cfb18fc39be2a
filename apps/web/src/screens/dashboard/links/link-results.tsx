import type { AddLinkResult } from '@app/contracts/ingestion.schemas';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatPrice } from '#web/lib/formatting/format.ts';

export function LinkResults({ results }: { results: AddLinkResult[] }) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (results.length > 0) place.current?.focus();
  }, [results]);
  const added = results.filter(({ ok }) => ok).length;
  return (
    <section>
      <h3 ref={place} tabIndex={-1} className="font-semibold">
        {added} of {results.length} added
      </h3>
      <ul className="mt-2 grid grid-cols-1 gap-2">
        {results.map((result) => (
          <li key={result.url} className="flex gap-2 border-t border-line pt-2">
            <ResultIcon result={result} />
            <ResultWords result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResultIcon({ result }: { result: AddLinkResult }) {
  if (result.ok) return <CircleCheck size={20} className="mt-1 flex-none text-brand" aria-hidden="true" />;
  if (result.reason === 'later') return <Clock size={20} className="mt-1 flex-none text-muted" aria-hidden="true" />;
  return <CircleAlert size={20} className="mt-1 flex-none text-danger" aria-hidden="true" />;
}

function ResultWords({ result }: { result: AddLinkResult }) {
  const url = <span className="block truncate text-sm text-muted">{result.url}</span>;
  if (!result.ok)
    return (
      <p className="min-w-0">
        {result.message}
        {url}
      </p>
    );
  const { number, title, price } = result.product;
  return (
    <p className="min-w-0">
      <b>{number}</b> {title}, {price === null ? 'no price found' : formatPrice(price)}
      {url}
    </p>
  );
}
