/** The same as `atSaleEnd`, on a page whose app is not there yet. The page that the app shows next has its own. */
{
  const script = document.currentScript as HTMLScriptElement;
  const endsAtMs = Date.parse(script.dataset.at as string);
  const look = () => {
    if (!script.isConnected) return;
    if (Date.now() < endsAtMs || document.querySelector('input:focus,textarea:focus'))
      setTimeout(look, 4e3 * Math.random());
    else location.reload();
  };
  // Back and forward show a document of any age from the browser's cache; read again, it is from there no more.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (Date.now() < endsAtMs || navigation?.type === 'back_forward') look();
}
