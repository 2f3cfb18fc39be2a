import { type RouteKind, routeKinds } from './routes.ts';

/**
 * One request that TikTok was sent; control calls are not in the log. `atMs` since 1970, when it arrived; logged when
 * it is answered.
 */
type LoggedRequest = {
  atMs: number;
  kind: RouteKind;
  /** Handle, post id, short code or picture file, by kind; for oEmbed the link asked about. */
  subject: string;
  path: string;
  status: number;
  /** The failure that was played, or null for an honest answer. */
  failure: string | null;
  userAgent: string;
  referer: string;
};

export type RequestLog = ReturnType<typeof requestLog>;

const kept = 2000;

const noRequests = (): Record<RouteKind, number> =>
  Object.fromEntries(routeKinds.map((kind) => [kind, 0])) as Record<RouteKind, number>;

/** Remembers what was asked, so that a test can say what the service must and must not have asked. */
export function requestLog() {
  let requests: LoggedRequest[] = [];
  let counts = noRequests();
  return {
    add: (request: LoggedRequest): void => {
      counts[request.kind] += 1;
      requests.push(request);
      if (requests.length > kept) requests = requests.slice(-kept);
    },
    /** Oldest first, the last 2,000. */
    requests: () => [...requests],
    /** How many there were of each kind since the start or the last clearing, without a limit. */
    counts: () => ({ ...counts }),
    clear: (): void => {
      requests = [];
      counts = noRequests();
    },
  };
}
