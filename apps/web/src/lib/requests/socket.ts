import type { ClientToServerEvents } from '@app/contracts/realtime';

/**
 * One connection by Socket.IO's protocol (revision 5, over Engine.IO's revision 4), as far as live updates need it: one
 * namespace, events of plain JSON, WebSocket only. The library that does the rest of it weighs ten times as much on
 * every phone; `live-socket.test.ts` holds this against the real server.
 */
interface SocketEvents {
  onEvent(name: string, payload: unknown): void;
  /** The namespace is joined. */
  onOpen(): void;
  /** Once, for whatever reason; `isFinal` when the server itself showed us the door. */
  onClose(isFinal: boolean): void;
}

/** What a message begins with: Engine.IO's kind, then Socket.IO's of a message (`4`). */
const [hello, ping, pong, joined, event, left, refused] = ['0', '2', '3', '40', '42', '41', '44'];

/** The server answers within this, or the line is none. */
const connectTimeoutMs = 10_000;

/**
 * Joins the namespace at the origin, with `token` as somebody who is signed in. The line ends by itself when the server
 * falls silent.
 */
export function openSocket(origin: string, namespace: string, events: SocketEvents, token?: string) {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const head = `${namespace},`;
  // How long the server may be silent; it says so in its first message.
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
    /** Nothing is sent on a line that does not stand. */
    send<Name extends keyof ClientToServerEvents>(name: Name, ...payload: Parameters<ClientToServerEvents[Name]>) {
      if (socket.readyState === WebSocket.OPEN) socket.send(event + head + JSON.stringify([name, ...payload]));
    },
    /** Nothing is told any more. */
    close: stop,
  };
}
