/**
 * Above everything while the phone has no network; what is on the screen stays usable. The inline script shows and hides
 * it, so it works before and without the app, and React leaves it as it is.
 */
export function OfflineBanner() {
  return (
    <div id="offline" className="offline no-print" role="alert" hidden suppressHydrationWarning>
      <p className="wrap flex items-center justify-between gap-2 text-sm font-semibold">
        No internet connection - Some features may not work
        <button id="retry" type="button" className="button px-2">
          Retry
        </button>
      </p>
    </div>
  );
}
