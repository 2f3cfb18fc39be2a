import { isRouteErrorResponse } from 'react-router';
import { paths } from '#web/paths.ts';

/** Never shows the error itself, which is in the server's log. */
export function ErrorScreen({ error }: { error: unknown }) {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return (
    <main id="main" tabIndex={-1} className="wrap grid min-h-[80vh] place-content-center gap-4 py-16 text-center">
      <title>Something went wrong</title>
      <h1 className="text-xl font-bold">{offline ? 'No internet connection' : 'Something went wrong'}</h1>
      <p className="text-muted">{wordsFor(error, offline)}</p>
      <p className="flex justify-center gap-2">
        <button type="button" className="button button-brand needs-script" onClick={() => location.reload()}>
          Try again
        </button>
        <a className="button button-quiet" href={paths.home}>
          Return to Home
        </a>
      </p>
    </main>
  );
}

function wordsFor(error: unknown, offline: boolean): string {
  if (offline) return 'No internet connection. Please check your network and try again.';
  if (error instanceof TypeError) return 'Network error. Please check your internet connection and try again.';
  if (isRouteErrorResponse(error) && error.status < 500)
    return 'Client error. Please check your request and try again.';
  return 'Server error. Please try again in a few moments.';
}
