import type { AdminUserDetail } from '@app/contracts/admin-users';

/** Of the windows in which something is done for a seller. */
export interface ActionDialogProps {
  user: AdminUserDetail;
  onClose: () => void;
}
