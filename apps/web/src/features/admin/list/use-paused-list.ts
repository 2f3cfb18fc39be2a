import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { usePausedUpdates } from './use-paused-updates.ts';

/**
 * A page of a list that refreshes by itself: a newer one whose outline differs waits for `show`. While another page
 * comes, the one before stays. `scope` tells the questions apart.
 */
export function usePausedList<Page, Key extends QueryKey>(
  options: UseQueryOptions<Page, Error, Page, Key>,
  scope: string,
  outlineOf: (page: Page) => string,
) {
  const query = useQuery({ ...options, placeholderData: keepPreviousData as never });
  const { data, isPlaceholderData } = query;
  const paused = usePausedUpdates(data, isPlaceholderData ? 'before' : scope, outlineOf);
  return { ...paused, query: { ...query, data: paused.shown }, refetch: query.refetch };
}
