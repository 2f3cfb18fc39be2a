import { type FormEvent, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { savesData } from '#web/lib/browser/saves-data.ts';

/** Long enough that a word is not cut into requests. */
const pauseMs = 300;
const minTypedLength = 2;

/**
 * Sends the form after a pause in typing; a request that still runs then is aborted by the next one. The field belongs to
 * the person: an answer that comes late does not take letters back.
 */
export function useSearchWhileTyping(search: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(search ?? '');
  const submit = useSubmit();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Another search than the one that was typed came by a link, or by going back.
    if (field.current && (search ?? '') !== sent.current) field.current.value = search ?? '';
    sent.current = search ?? '';
  }, [search]);

  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    // Each pause costs a request, which a person on a slow or metered line has not asked for.
    if (savesData()) return;
    timer.current = setTimeout(() => {
      const typed = currentTarget.value.trim();
      if (typed === sent.current || (typed.length < minTypedLength && typed !== '')) return;
      // One step back leads to the list before the search, not to each of its beginnings.
      const isSearched = !!new URLSearchParams(location.search).get('search');
      submit(currentTarget.form, { preventScrollReset: true, replace: isSearched });
      sent.current = typed;
    }, pauseMs);
  };
  const onSubmit = () => {
    clearTimeout(timer.current);
    sent.current = field.current?.value.trim() ?? '';
  };
  return { field, onInput, onSubmit };
}
