import { listAdminSessions, readAdminMe } from '@app/contracts/admin/session.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';

export const ownAccountQuery = () => adminQuery(['me'], readAdminMe);

export const ownSessionsQuery = () => adminQuery(['sessions'], listAdminSessions);
