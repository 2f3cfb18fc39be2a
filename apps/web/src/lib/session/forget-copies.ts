/** Takes the copies of this shop's pages, which the service worker keeps (`offline/`), out of the browser. */
export async function forgetCopies(handle: string | null): Promise<void> {
  if (!handle || !('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const copy = await cache.match(request);
      const { shop } = JSON.parse(copy?.headers.get('x-copy') ?? '{}');
      if (shop === handle) await cache.delete(request);
    }
  }
}
