import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from './api-error.ts';

const minuteMs = 60_000;

/** How long an answer is fresh, and how long it is kept unused. */
export const cacheTimes = {
  products: { staleTime: 5 * minuteMs, gcTime: 10 * minuteMs },
  product: { staleTime: 10 * minuteMs, gcTime: 30 * minuteMs },
  subscription: { staleTime: 2 * minuteMs, gcTime: 5 * minuteMs },
} as const;

export const queryKeys = {
  subscription: ['subscription'],
  /** Profile, settings and figures of the seller's shop. */
  shop: ['shop'],
  products: ['products'],
  sync: ['sync'],
  orders: ['orders'],
  coach: ['coach'],
  account: ['account'],
} as const;

const subscriptionRetries = 3;

/** For queries whose call has `retries: 0`. */
export const retryUnlessUnauthorized = (failures: number, error: unknown) =>
  failures < subscriptionRetries && !isUnauthorized(error);

/** No retries: `call` has tried three times already and reports an offline phone itself. */
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
      // Keep nothing that was sent: it may be a password or a file.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
  return client;
}

let inBrowser: QueryClient | null = null;

/** One per browser page; a new one per rendering on the server, where requests must not share answers. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createClient();
  inBrowser ??= createClient();
  return inBrowser;
}

export function refetchShopAndProducts(client = queryClient()): void {
  client.invalidateQueries({ queryKey: queryKeys.shop });
  client.invalidateQueries({ queryKey: queryKeys.products });
}
