/** The same as `atSaleEnd`, on a page whose app is not there yet. The page that the app shows next has its own. */
{
  const script = document.currentScript as HTMLScriptElement;
  const waitMs = Date.parse(script.dataset.at as string) - Date.now();
  if (waitMs > 0 && waitMs < 2e9)
    setTimeout(() => script.isConnected && location.reload(), waitMs + 4e3 * Math.random());
}
