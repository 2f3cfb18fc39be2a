/**
 * Disconnects while the page is hidden, and when another document takes its place, which may bring it back as it was. The
 * returned function ends it for good.
 */
export function connectWhileVisible({ connect, disconnect }: { connect(): void; disconnect(): void }): () => void {
  const follow = () => (document.hidden ? disconnect() : connect());
  follow();
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pagehide', disconnect);
    removeEventListener('pageshow', follow);
    disconnect();
  };
}
