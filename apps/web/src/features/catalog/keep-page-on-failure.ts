import { useEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { say } from '#web/ui/toast.tsx';

/** The page that is shown, while the app runs. */
let here: { pathname: string; search: string; navigate: NavigateFunction } | null = null;

/** Keeps in mind where the reader is; for the root. */
export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    here = { pathname, search, navigate };
  }, [pathname, search, navigate]);
}

interface Failure {
  /** What the reader is told. */
  words: string;
  /** Where to go instead; without it, and when it is the page that is shown, the reader stays. */
  instead?: string;
}

/** No element has this id: moving to it loads nothing, and so can't fail itself. */
const stay = '#here';

/**
 * Reads the next page's data inside the app. When it can't be read, the page that works is kept and the reader is told,
 * instead of losing both. Back and forward have changed the address already: there the error screen offers to try
 * again.
 */
export async function keepPageOnFailure<Data>(
  request: Request,
  read: () => Promise<Data>,
  failure: Failure,
): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    // A redirect is an answer, and who has moved on waits for nothing.
    const isFailure = !(error instanceof Response) && !request.signal.aborted;
    const stillThere = here?.pathname === location.pathname && here.search === location.search;
    if (!isFailure || !here || !stillThere) throw error;
    say(failure.words);
    const { pathname, search, navigate } = here;
    if (failure.instead && failure.instead !== pathname) navigate(failure.instead);
    else navigate({ pathname, search, hash: stay }, { replace: true, preventScrollReset: true });
    // Nobody sees it: the move above has taken this one's place.
    throw error;
  }
}
