/** What the inline script says of the network, which has no room for words. The app leaves them as the server wrote them. */
const words =
  import.meta.env.SSR || import.meta.env.DEV
    ? {
        slow: 'Slow internet connection detected. Some features may be slower.',
        back: 'Internet connection restored!',
      }
    : null;

/** Shown and hidden by the inline script, so it works without the app; React leaves it alone. */
export function OfflineBanner() {
  return (
    <div
      id="offline"
      className="offline no-print"
      role="alert"
      hidden
      data-slow={words?.slow}
      data-back={words?.back}
      suppressHydrationWarning
    >
      <p className="wrap flex items-center justify-between gap-2 text-sm font-semibold">
        <span>No internet connection - Some features may not work</span>
        <button id="retry" type="button" className="button px-2">
          Retry
        </button>
      </p>
    </div>
  );
}
