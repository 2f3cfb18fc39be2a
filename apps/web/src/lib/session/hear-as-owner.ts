import type { productsNamespace } from '@app/contracts/realtime';
import { openSocket } from '#web/lib/requests/socket.ts';
import { readAccessToken } from './access-token.ts';

// See live-socket.ts.
const namespace: typeof productsNamespace = '/products';

const reopenAfterMs = 10_000;

/**
 * Joins the socket of the seller’s shop with the session, and opens it again when it is lost. `subscribed` comes with each
 * opening: what happened before was missed. `wasLost` tells one that came after an attempt or a line that was lost.
 */
export function hearAsOwner(
  handle: string,
  onEvent: (name: string, payload: unknown, wasLost: boolean) => void,
  origin = location.origin,
  readToken = readAccessToken,
  delayMs = reopenAfterMs,
): () => void {
  let socket: ReturnType<typeof openSocket> | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let wasLost = false;
  const reopen = () => {
    wasLost = true;
    reopening = setTimeout(open, delayMs);
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
        onEvent(name, payload) {
          if (name !== 'error') return onEvent(name, payload, wasLost);
          // Not joined, so nothing would be heard on this line, however long it stands.
          socket?.close();
          reopen();
        },
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
