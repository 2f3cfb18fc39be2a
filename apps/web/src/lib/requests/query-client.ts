import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from './api-error.ts';

const minuteMs = 60_000;

/** How long an answer is fresh, and how long it is kept when nobody looks at it. */
export const cacheTimes = {
  products: { staleTime: 5 * minuteMs, gcTime: 10 * minuteMs },
  product: { staleTime: 10 * minuteMs, gcTime: 30 * minuteMs },
  subscription: { staleTime: 2 * minuteMs, gcTime: 5 * minuteMs },
} as const;

/** First parts of the keys under which answers are kept; a slice's `.api.ts` adds the rest. */
export const queryKeys = {
  subscription: ['subscription'],
  /** Profile, settings and figures of the own shop. */
  shop: ['shop'],
  products: ['products'],
  sync: ['sync'],
  account: ['account'],
} as const;

const subscriptionRetries = 3;

/** Up to three more, except when the session is not valid. For queries whose call has `retries: 0`. */
export const retryUnlessUnauthorized = (failures: number, error: unknown) =>
  failures < subscriptionRetries && !isUnauthorized(error);

/** The request helper has tried three times already, and says by itself that the phone is offline. */
function createClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The guard reads this and leads to /subscription.
        if (error instanceof ApiError && error.code === 'subscription_expired')
          client.invalidateQueries({ queryKey: queryKeys.subscription });
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: minuteMs },
      // Nothing that was sent is kept: it may be a password, or a file.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
  return client;
}

let inBrowser: QueryClient | null = null;

/** One for the browser's page; on the server a new one for each rendering, so that nobody sees another's answers. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createClient();
  inBrowser ??= createClient();
  return inBrowser;
}
