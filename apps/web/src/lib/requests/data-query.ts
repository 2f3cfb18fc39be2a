import type { AnswerOf, Endpoint } from '@app/contracts/endpoint';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type CallInput, call } from './call.ts';

export type DataOf<Schemas> = AnswerOf<Schemas, Blob> extends { data: infer Data } ? Data : never;

/** The `data` that a call answers. */
export const dataQuery = <Schemas>(queryKey: QueryKey, endpoint: Endpoint<Schemas>, ...[input]: CallInput<Schemas>) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<DataOf<Schemas>> => {
      const answer: object = await call<unknown>(endpoint, { ...input, signal });
      return (answer as { data: DataOf<Schemas> }).data;
    },
  });
