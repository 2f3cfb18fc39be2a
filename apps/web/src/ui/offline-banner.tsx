/** Shown and hidden by the inline script, so it works without the app; React leaves it alone. */
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
