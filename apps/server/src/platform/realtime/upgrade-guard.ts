import type { IncomingMessage } from 'node:http';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { createHostCheck } from '#server/platform/http/host-guard.ts';

interface UpgradeGuardConfig {
  /** Where sockets are served; nothing else may be upgraded. */
  path: string;
  publicOrigin: () => string;
  /** The visitor's address as the configured proxies tell it. */
  addressOf: (request: IncomingMessage) => string;
}

/** A phone opens one; many phones of one network share an address. */
const connectionsPerAddress = 200;

/**
 * Decides on a request to become a web socket before anything of it is answered: null lets it in, and counts its
 * connection until that closes; otherwise the status line of the refusal.
 */
export function createUpgradeGuard(config: UpgradeGuardConfig): (request: IncomingMessage) => string | null {
  const { path, publicOrigin, addressOf } = config;
  const isOurHost = createHostCheck(publicOrigin);
  const openByAddress = new Map<string, number>();

  /** By the connection itself, so that it counts whatever it does or fails to do on it. */
  function takePlace({ socket }: IncomingMessage, address: string): boolean {
    const open = openByAddress.get(address) ?? 0;
    if (open >= connectionsPerAddress || socket.destroyed) return false;
    openByAddress.set(address, open + 1);
    socket.once('close', () => {
      const left = (openByAddress.get(address) ?? 1) - 1;
      if (left > 0) openByAddress.set(address, left);
      else openByAddress.delete(address);
    });
    return true;
  }

  return (request) => {
    const { url = '', headers } = request;
    if (!url.startsWith(path)) return '404 Not Found';
    if (!isOurHost(headers.host)) return '421 Misdirected Request';
    // A second connection under the name of an open one: for clients that begin without a web socket, which nobody may
    // here.
    if (new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('sid')) return '400 Bad Request';
    // A page of another site must not use a visitor's browser to listen here.
    if (headers.origin !== undefined && !isSameSite(headers.origin, publicOrigin())) return '403 Forbidden';
    return takePlace(request, addressKey(addressOf(request))) ? null : '429 Too Many Requests';
  };
}

function isSameSite(origin: string, publicOrigin: string): boolean {
  const local = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return origin === publicOrigin || (local.test(origin) && local.test(publicOrigin));
}
