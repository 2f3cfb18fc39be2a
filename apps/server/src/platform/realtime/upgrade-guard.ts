import type { IncomingMessage } from 'node:http';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { createHostCheck } from '#server/platform/http/host-guard.ts';

interface UpgradeGuardConfig {
  /** Only this path may be upgraded. */
  path: string;
  publicOrigin: () => string;
  /** The visitor's address as the configured proxies tell it. */
  addressOf: (request: IncomingMessage) => string;
}

/** A phone opens one; many phones of one network share an address. */
const maxConnectionsPerAddress = 200;

/** Checks a request to become a web socket: null accepts and counts it until it closes, else the refusal's status line. */
export function createUpgradeGuard(config: UpgradeGuardConfig): (request: IncomingMessage) => string | null {
  const { path, publicOrigin, addressOf } = config;
  const isOurHost = createHostCheck(publicOrigin);
  const openByAddress = new Map<string, number>();

  /** Counts the connection itself, so that one that never speaks counts, too. */
  function countConnection({ socket }: IncomingMessage, address: string): boolean {
    const open = openByAddress.get(address) ?? 0;
    if (open >= maxConnectionsPerAddress || socket.destroyed) return false;
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
    // Upgrades of an open long-polling session; there are none here.
    if (new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('sid')) return '400 Bad Request';
    // A page of another site must not use a visitor's browser to listen here.
    if (headers.origin !== undefined && !isSameSite(headers.origin, publicOrigin())) return '403 Forbidden';
    return countConnection(request, addressKey(addressOf(request))) ? null : '429 Too Many Requests';
  };
}

function isSameSite(origin: string, publicOrigin: string): boolean {
  const local = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return origin === publicOrigin || (local.test(origin) && local.test(publicOrigin));
}
