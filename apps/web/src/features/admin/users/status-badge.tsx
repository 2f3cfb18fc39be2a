import { isStatus, statusName } from './user.messages.ts';

/** A subscription's state, or that the shop is suspended; told by words, the colour only helps. */
export function StatusBadge({ status }: { status: string }) {
  const closed = status === 'suspended' ? 'Suspended' : status === 'detached' ? 'No address' : null;
  const look = closed ? 'suspended' : isStatus(status) ? status : 'pending';
  return <span className={`status status-${look}`}>{closed ?? statusName(status)}</span>;
}
