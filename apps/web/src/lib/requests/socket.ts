import type { ClientToServerEvents } from '@app/contracts/realtime';

/** Socket.IO revision 5 over WebSocket with one namespace: the library is ten times as large. */
interface SocketEvents {
  onEvent(name: string, payload: unknown): void;
  onOpen(): void;
  /** Called once; `isFinal` if the server refused the connection. */
  onClose(isFinal: boolean): void;
}

/** Message prefixes: Engine.IO's kind, then Socket.IO's kind of a message (`4`). */
const [hello, ping, pong, joined, event, left, refused] = ['0', '2', '3', '40', '42', '41', '44'];

/** How long the server may take to answer. */
const connectTimeoutMs = 10_000;

/** Joins the namespace at the origin, with `token` as a signed-in user. Closes itself when the server is silent. */
export function openSocket(origin: string, namespace: string, events: SocketEvents, token?: string) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const head = `${namespace},`;
  // How long the server may be silent; its first message says so.
  let patienceMs = connectTimeoutMs;
  let silence: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(silence);
    socket.onmessage = socket.onclose = null;
    socket.close();
  };
  const end = (isFinal: boolean) => {
    stop();
    events.onClose(isFinal);
  };
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(end, patienceMs, false);
  };
  wait();
  socket.onclose = () => end(false);
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const bodyOf = (kind: string) => (data.startsWith(kind + head) ? data.slice(kind.length + head.length) : null);
    if (data.startsWith(hello)) {
      const { pingInterval, pingTimeout } = JSON.parse(data.slice(1));
      patienceMs = pingInterval + pingTimeout;
      socket.send(joined + head + (token ? JSON.stringify({ token }) : ''));
    } else if (data === ping) {
      wait();
      socket.send(pong);
    } else if (bodyOf(joined) !== null) {
      wait();
      events.onOpen();
    } else if (bodyOf(left) !== null || bodyOf(refused) !== null) end(true);
    else {
      const [name, payload] = JSON.parse(bodyOf(event) ?? '[]');
      if (name) events.onEvent(name, payload);
    }
  };
  return {
    /** Ignored while the socket is not open. */
    send<Name extends keyof ClientToServerEvents>(name: Name, ...payload: Parameters<ClientToServerEvents[Name]>) {
      if (socket.readyState === WebSocket.OPEN) socket.send(event + head + JSON.stringify([name, ...payload]));
    },
    close: stop,
  };
}
