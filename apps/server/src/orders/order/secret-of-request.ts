import { orderSecretHeader, orderSecretPattern } from '@app/contracts/orders/order-code';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors.ts';

const validSecret = new RegExp(orderSecretPattern);

/** Null without one; one of another form is none. */
export function findOrderSecret(request: FastifyRequest): string | null {
  const header = request.headers[orderSecretHeader];
  return typeof header === 'string' && validSecret.test(header) ? header : null;
}

/** Throws `unauthenticated` without one. */
export function orderSecretOf(request: FastifyRequest): string {
  const secret = findOrderSecret(request);
  if (secret === null) throw new AppError('unauthenticated', { message: 'Only the browser that ordered can do this.' });
  return secret;
}
