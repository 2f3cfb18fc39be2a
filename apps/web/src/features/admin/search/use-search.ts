import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { searchQuery } from './search.api.ts';
import { groupsOf, type SearchHit } from './search-hits.ts';

const debounceMs = 250;

interface SearchOptions {
  isReady: boolean;
  /** After Enter, when the results of what was typed are there. */
  onEntered: (found: SearchHit[]) => void;
}

/** What is typed, and its results 250 ms after the last key or at once with Enter. */
export function useSearch({ isReady, onEntered }: SearchOptions) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  /** What Enter was pressed for, until its results are there. */
  const [entered, setEntered] = useState<string | null>(null);
  const wanted = typed.trim();
  const query = useQuery({
    ...searchQuery(asked),
    enabled: isReady && asked !== '',
    placeholderData: keepPreviousData,
  });
  const isCurrent = query.data !== undefined && !query.isPlaceholderData && asked === wanted;

  useEffect(() => {
    if (wanted === asked) return;
    const timer = setTimeout(() => setAsked(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted, asked]);

  const isAnswered = isCurrent && entered === wanted;
  const answer = useEffectEvent(() => {
    setEntered(null);
    onEntered((query.data ? groupsOf(query.data) : []).flatMap(({ found }) => found));
  });
  useEffect(() => {
    if (isAnswered) answer();
  }, [isAnswered]);

  return {
    typed,
    wanted,
    query,
    isCurrent,
    type: (text: string) => {
      setTyped(text);
      setEntered(null);
    },
    enter: () => {
      setAsked(wanted);
      setEntered(wanted);
    },
    forgetEnter: () => setEntered(null),
  };
}
