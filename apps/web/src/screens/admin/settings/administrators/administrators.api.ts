import { listAdministrators } from '@app/contracts/admin/settings.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';

export const administratorsQuery = () => adminQuery(['administrators'], listAdministrators);
