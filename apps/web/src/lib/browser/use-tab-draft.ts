import { useRef, useState } from 'react';
import { tabStorage } from './safe-storage.ts';

export function readTabDraft<Draft>(key: string, parse: (text: string | null) => Draft, empty: Draft): Draft {
  try {
    return parse(tabStorage.read(key));
  } catch {
    return empty;
  }
}

/** A draft of this tab that outlives a reload: the TikTok app in front may push the page out of memory. */
export function useTabDraft<Draft extends object>(key: string, first: () => Draft) {
  const [draft, setDraft] = useState(first);
  // Running calls write into the newest draft.
  const newest = useRef(draft);
  /** For the next page: this one stays as it is until then. */
  const keep = (change: Partial<Draft>) => {
    newest.current = { ...newest.current, ...change };
    tabStorage.write(key, JSON.stringify(newest.current));
  };
  const update = (change: Partial<Draft>) => {
    keep(change);
    setDraft(newest.current);
  };
  return { draft, newest, keep, update, forget: () => tabStorage.write(key, null) };
}
