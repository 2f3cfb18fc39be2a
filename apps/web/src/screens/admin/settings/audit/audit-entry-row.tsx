import type { AuditEntry } from '@app/contracts/admin/audit.schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { actionWords } from '#web/features/admin/audit-action.messages.ts';
import { dayAndTime } from '#web/features/admin/format.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import { administratorsQuery } from '#web/screens/admin/settings/administrators/administrators.api.ts';
import { detailLines, isAboutSeller, whoWords } from './audit.messages.ts';
import { withAuditFilter } from './audit-query.ts';

/** One line: when, who, what, to whom and why. The rest, with its ids and fingerprint, opens below it. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { sequence, at, action, reason, subjectName, adminName } = entry;
  const isAboutSelf = subjectName === adminName;
  return (
    <li className="border-b border-line last:border-0">
      <details className="audit-entry">
        <summary>
          <time className="text-sm text-muted" dateTime={at}>
            {dayAndTime(at)}
          </time>
          <span className="wrap-anywhere">{whoWords(entry)}</span>
          <span className="wrap-anywhere">
            <b>{actionWords[action] ?? action}</b>
            {subjectName && !isAboutSelf && <span>: {subjectName}</span>}
            {reason && <span className="block text-sm text-muted">“{reason}”</span>}
          </span>
          <span className="text-sm text-muted">no. {sequence}</span>
        </summary>
        <Opened entry={entry} />
      </details>
    </li>
  );
}

function Opened({ entry }: { entry: AuditEntry }) {
  const { address, subjectId, hash } = entry;
  const { data } = useQuery(administratorsQuery());
  const names = new Map(data?.administrators.map(({ adminId, username }) => [adminId, username]));
  const lines = [
    ...(address ? [{ name: 'From', value: address }] : []),
    ...detailLines(entry.details).map(({ name, value }) => ({ name, value: names.get(value) ?? value })),
    ...(subjectId ? [{ name: 'About', value: subjectId }] : []),
    { name: 'Fingerprint', value: hash },
  ];
  return (
    <div className="grid gap-2 px-4 pb-3 text-sm">
      <dl className="grid gap-1">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex min-w-0 flex-wrap gap-x-1">
            <dt className="text-muted">{name}:</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {subjectId && <Ways subjectId={subjectId} entry={entry} />}
    </div>
  );
}

function Ways({ subjectId, entry }: { subjectId: string; entry: AuditEntry }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {isAboutSeller(entry.action) && (
        <Link
          className="inline-flex min-h-11 items-center underline"
          to={adminPaths.user(subjectId)}
          discover="none"
          aria-label={`Seller’s details: entry ${entry.sequence}`}
        >
          Seller’s details
        </Link>
      )}
      <AddressLink
        className="inline-flex min-h-11 items-center underline"
        change={(now) => withAuditFilter(now, { subjectId })}
        aria-label={`All about it: the subject of entry ${entry.sequence}`}
        toTop
      >
        All about it
      </AddressLink>
    </p>
  );
}
