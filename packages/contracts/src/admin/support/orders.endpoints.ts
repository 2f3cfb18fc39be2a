import { forSupport, forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './orders.schemas.ts';

export const listUserOrders = endpoint<typeof calls.listUserOrders>(
  'GET /api/v1/admin/users/:userId/orders',
  forViewer,
);
export const removeUserOrders = endpoint<typeof calls.removeUserOrders>(
  'POST /api/v1/admin/users/:userId/orders/removal',
  forSupport,
);
