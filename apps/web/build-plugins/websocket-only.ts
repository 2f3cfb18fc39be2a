import type { Plugin } from 'vite';

/**
 * Live updates come by WebSocket alone (`screens/shop/live/live-socket.ts`), but the socket's library names all its
 * transports in one table and so brings polling and WebTransport to every phone. Here the table has one.
 */
export function websocketOnly(): Plugin {
  const files = /\/engine\.io-client\/build\/esm\/transports\/(index|polling[\w-]*|webtransport)\.js$/;
  return {
    name: 'dukalink:websocket-only',
    apply: 'build',
    transform(code, id) {
      const name = files.exec(id)?.[1];
      if (name === undefined) return null;
      // What nothing imports any more goes, although it looks as if it did something by being there.
      if (name !== 'index') return { code, map: null, moduleSideEffects: false };
      const table = 'import { WS } from "./websocket.node.js";\nexport const transports = { websocket: WS };\n';
      return { code: table, map: null };
    },
  };
}
