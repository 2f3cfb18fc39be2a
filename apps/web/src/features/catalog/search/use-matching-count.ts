import { listProductsPath } from '@app/contracts/catalog/catalog.endpoints';
import type { ProductCardList } from '@app/contracts/catalog/catalog.schemas';
import { useEffect, useRef, useState } from 'react';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { withQuery } from '#web/paths.ts';
import { readProductQuery } from './product-query.ts';

/** Several taps in a row are one request. */
const pauseMs = 300;
/** A page of the list; what is beyond it is not counted. */
const maxCounted = 24;

/**
 * How many products the choices in the panel would show, in words, and a function that counts again after a change. A
 * request that still runs is aborted by the next one. Without an answer, and on a slow or metered line, there is no number:
 * it would be an old one.
 */
export function useMatchingCount(path: string, atFirst: number | null) {
  const [words, setWords] = useState(atFirst === null ? '' : String(atFirst));
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const countAgain = (panel: HTMLElement | null) => {
    asked.current?.abort();
    const asking = new AbortController();
    asked.current = asking;
    setWords('');
    const form = panel?.querySelector('input')?.form;
    if (!form || savesData()) return;
    setTimeout(() => {
      if (asking.signal.aborted) return;
      countMatching(path, new FormData(form), asking.signal).then(setWords, () => {});
    }, pauseMs);
  };
  return [words, countAgain] as const;
}

async function countMatching(path: string, typed: FormData, signal: AbortSignal): Promise<string> {
  const query = readProductQuery(new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])));
  const [, , handle = ''] = path.split('/');
  const address = listProductsPath.replace(':handle', handle);
  const response = await fetch(withQuery(address, { ...query, limit: maxCounted, fields: 'card' }), { signal });
  const { data } = (await response.json()) as { data: ProductCardList };
  const { count, lastKey } = data.meta.pagination;
  return `${count}${lastKey === null ? '' : '+'}`;
}
