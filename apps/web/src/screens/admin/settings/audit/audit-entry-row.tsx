import type { AuditEntry } from '@app/contracts/admin/audit.schemas';
import { Link } from 'react-router';
import { actionWords } from '#web/features/admin/audit-action.messages.ts';
import { dayAndTime } from '#web/features/admin/format.ts';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { AddressLink } from '#web/lib/browser/address-link.tsx';
import { detailLines, isAboutSeller, whoWords } from './audit.messages.ts';
import { withAuditFilter } from './audit-query.ts';

export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { sequence, at, action, address, reason, subjectId, hash } = entry;
  const lines = detailLines(entry.details);
  return (
    <li className="grid gap-1 border-b border-line px-4 py-3 last:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="wrap-anywhere">{actionWords[action] ?? action}</b>
        <span className="text-sm text-muted">
          <time dateTime={at}>{dayAndTime(at)}</time> · no. {sequence}
        </span>
      </p>
      <p className="text-sm wrap-anywhere">
        {whoWords(entry)}
        {address && <span className="text-muted"> from {address}</span>}
      </p>
      {reason && <p className="wrap-anywhere">“{reason}”</p>}
      {lines.length > 0 && (
        <dl className="flex flex-wrap gap-x-4 text-sm">
          {lines.map(({ name, value }) => (
            <div key={name} className="flex min-w-0 flex-wrap gap-x-1">
              <dt className="text-muted">{name}:</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {subjectId && <Subject subjectId={subjectId} entry={entry} />}
      <details className="text-sm text-muted">
        <summary className="min-h-6 cursor-pointer">Fingerprint</summary>
        <code className="wrap-anywhere">{hash}</code>
      </details>
    </li>
  );
}

function Subject({ subjectId, entry }: { subjectId: string; entry: AuditEntry }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="min-w-0 text-muted wrap-anywhere">{subjectId}</span>
      {isAboutSeller(entry.action) && (
        <Link
          className="inline-flex min-h-6 items-center underline"
          to={adminPaths.user(subjectId)}
          discover="none"
          aria-label={`Seller’s details: entry ${entry.sequence}`}
        >
          Seller’s details
        </Link>
      )}
      <AddressLink
        className="inline-flex min-h-6 items-center underline"
        change={(now) => withAuditFilter(now, { subjectId })}
        aria-label={`All about it: the subject of entry ${entry.sequence}`}
        toTop
      >
        All about it
      </AddressLink>
    </p>
  );
}
