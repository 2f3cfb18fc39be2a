import { useEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { say } from '#web/ui/say.ts';

let here: { pathname: string; search: string; navigate: NavigateFunction } | null = null;

export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    here = { pathname, search, navigate };
  }, [pathname, search, navigate]);
}

interface Failure {
  words: string;
  /** Where to go instead; by default, and on that page itself, the reader stays. */
  instead?: string;
}

/** No element has this id, so moving there loads nothing and cannot fail. */
const stay = '#here';

/** Loads the next page's data. If that fails, keeps the current page, except for back and forward. */
export async function keepPageOnFailure<Data>(
  request: Request,
  read: () => Promise<Data>,
  failure: Failure,
): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    // A redirect is an answer, and an aborted request waits for nothing.
    const isFailure = !(error instanceof Response) && !request.signal.aborted;
    const stillThere = here?.pathname === location.pathname && here.search === location.search;
    if (!isFailure || !here || !stillThere) throw error;
    say(failure.words);
    const { pathname, search, navigate } = here;
    if (failure.instead && failure.instead !== pathname) navigate(failure.instead);
    else navigate({ pathname, search, hash: stay }, { replace: true, preventScrollReset: true });
    // Not shown: the navigation above has replaced this one.
    throw error;
  }
}
