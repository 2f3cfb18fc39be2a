import type { AdminEndpoint, Endpoint } from '@app/contracts/endpoint';
import type { TUnsafe } from 'typebox';

/** Takes and answers whatever a test says. */
interface AnySchemas {
  body: TUnsafe<unknown>;
  answer: TUnsafe<{ message: string; data: unknown }>;
}

/** An endpoint that only tests have, at `/api/v1` + path. */
export const anEndpoint = (path: string, how: Partial<Endpoint> = {}): Endpoint<AnySchemas> => ({
  method: 'GET',
  auth: 'session',
  ...(how as Partial<Endpoint<AnySchemas>>),
  path: `/api/v1${path}`,
});

/** The same for administrators. */
export const anAdminEndpoint = (path: string, method: AdminEndpoint['method'] = 'GET'): AdminEndpoint<AnySchemas> => ({
  method,
  auth: { admin: 'any' },
  path: `/api/v1${path}`,
});
