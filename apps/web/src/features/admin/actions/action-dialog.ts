import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { attentionKey } from '#web/features/admin/attention.api.ts';
import { paymentsKey } from '#web/features/admin/payments.api.ts';
import { userCountersKey, userQuery, usersKey } from '#web/features/admin/users/users.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

export interface ActionDialogProps<User = AdminUserDetail> {
  user: User;
  onClose: () => void;
}

/** Updates everything that an action changed and shows its message. */
export function finishAction({ message, data }: { message: string; data: AdminUserDetail }): void {
  queryClient().setQueryData(userQuery(data.userId).queryKey, data);
  for (const queryKey of [usersKey, userCountersKey, paymentsKey, attentionKey])
    queryClient().invalidateQueries({ queryKey });
  showSuccess(message);
}

/** A whole number, spaces and commas allowed; null when it is none or out of range. */
export function readWhole(typed: string, least: number, most: number): number | null {
  const text = typed.replace(/[\s,]/g, '');
  if (!/^\d{1,12}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
