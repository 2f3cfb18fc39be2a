import type { productsNamespace } from '@app/contracts/realtime';
import { openSocket } from '#web/lib/requests/socket.ts';
import { readAccessToken } from './access-token.ts';

// See live-socket.ts.
const namespace: typeof productsNamespace = '/products';

const reopenAfterMs = 10_000;

/**
 * Joins the socket of the seller’s shop with the session, and opens it again when it is lost. `subscribed` comes with each
 * opening: what happened before was missed.
 */
export function hearAsOwner(
  handle: string,
  onEvent: (name: string, payload: unknown) => void,
  origin = location.origin,
  readToken = readAccessToken,
): () => void {
  let socket: ReturnType<typeof openSocket> | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const reopen = () => {
    reopening = setTimeout(open, reopenAfterMs);
  };
  const open = async () => {
    const token = await readToken().catch(() => null);
    if (stopped) return;
    if (token === null) return reopen();
    socket = openSocket(
      origin,
      namespace,
      {
        onOpen: () => socket?.send('subscribe_to_seller', { seller_handle: handle }),
        onEvent,
        onClose: (isFinal) => !isFinal && reopen(),
      },
      token,
    );
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(reopening);
    socket?.send('unsubscribe');
    socket?.close();
  };
}
