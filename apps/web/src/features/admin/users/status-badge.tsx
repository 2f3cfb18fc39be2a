import { isStatus, statusName } from './user.messages.ts';

export function StatusBadge({ status }: { status: string }) {
  const closed = status === 'suspended' ? 'Suspended' : status === 'detached' ? 'No address' : null;
  const look = closed ? 'suspended' : isStatus(status) ? status : 'pending';
  return <span className={`status status-${look}`}>{closed ?? statusName(status)}</span>;
}
