import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { isReadingVideos, syncQuery } from './sync.api.ts';

/** Is it too early to call the shop empty? Where the state cannot be had, it is not. At the end the products are read again. */
export function useIsReading(): boolean {
  const { data: state, error } = useQuery(syncQuery());
  const isReading = !error && isReadingVideos(state);
  const wasReading = useRef(false);
  useEffect(() => {
    if (wasReading.current && !isReading) refetchShopAndProducts();
    wasReading.current = isReading && state !== undefined;
  }, [isReading, state]);
  return isReading;
}
