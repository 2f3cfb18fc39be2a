import { forAdminOwner } from '@app/contracts/admin/who-may-call';
import { endpoint, forAnyone } from '@app/contracts/endpoint';
import type { calls } from './invitations.schemas.ts';

// Not idempotent: the kept answer would hold the link. An invitation for the same person replaces the earlier one.
export const invite = endpoint<typeof calls.invite>('POST /api/v1/admin/invitations', forAdminOwner);
export const withdrawInvitation = endpoint<typeof calls.withdrawInvitation>(
  'POST /api/v1/admin/invitations/:invitationId/withdrawal',
  forAdminOwner,
);
export const openInvitation = endpoint<typeof calls.openInvitation>('POST /api/v1/admin/invitation', forAnyone);
export const acceptInvitation = endpoint<typeof calls.acceptInvitation>('POST /api/v1/admin/invitation/acceptance', {
  auth: 'open',
  answer: 'literal',
});
