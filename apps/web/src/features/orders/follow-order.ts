import type { productsNamespace } from '@app/contracts/realtime';
import { connectWhileVisible } from '#web/features/live/connect-while-visible.ts';
import { openSocket } from '#web/lib/requests/socket.ts';

// Typed by the contract: importing its module would bring the schemas to the phone.
const namespace: typeof productsNamespace = '/products';

const firstRetryDelayMs = 2000;
const retryAttempts = 5;
/** Spreads the phones that reconnect after a restart. */
const spread = 0.2;

/**
 * Calls back when something may have become of the order: it was told, or the page hears again after a while in which it
 * heard nothing. A lost socket is opened again after 2, 4, 8, 16 and 32 s, then when the page is looked at again. A
 * hidden page hears nothing.
 */
export function followOrder(origin: string, code: string, onNews: () => void, delayMs = firstRetryDelayMs): () => void {
  let socket: ReturnType<typeof openSocket> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  const disconnect = () => {
    clearTimeout(retry);
    socket?.close();
    socket = null;
  };
  const open = () => {
    socket = openSocket(origin, namespace, {
      onOpen() {
        attempts = 0;
        socket?.send('subscribe_to_order', { code });
        onNews();
      },
      onEvent: (name, payload) => {
        if (name === 'order_changed' && (payload as { code: string }).code === code) onNews();
      },
      onClose(isFinal) {
        disconnect();
        if (isFinal || attempts === retryAttempts) return;
        retry = setTimeout(open, delayMs * 2 ** attempts * (1 + spread * (2 * Math.random() - 1)));
        attempts += 1;
      },
    });
  };
  const connect = () => {
    disconnect();
    attempts = 0;
    open();
  };
  const leave = connectWhileVisible({ connect: () => socket ?? connect(), disconnect });
  addEventListener('online', connect);
  return () => {
    removeEventListener('online', connect);
    leave();
  };
}
