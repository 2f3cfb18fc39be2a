/** The service worker where nothing is kept any more: it takes away what the other one kept, and itself. */
// biome-ignore lint/suspicious/noGlobalAssign: as in the other one
oninstall = () => skipWaiting();

onactivate = (event) => event.waitUntil(leave());

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
