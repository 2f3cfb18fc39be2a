import { isStatus, statusName } from './user-words.ts';

/** A subscription's state, or that the shop is suspended; told by words, the colour only helps. */
export function StatusBadge({ status }: { status: string }) {
  const isSuspended = status === 'suspended';
  const look = isSuspended || isStatus(status) ? status : 'pending';
  return <span className={`status status-${look}`}>{isSuspended ? 'Suspended' : statusName(status)}</span>;
}
