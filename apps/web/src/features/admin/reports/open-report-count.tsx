import { useQuery } from '@tanstack/react-query';
import { openReportCountQuery } from './reports.api.ts';

/** How many reports wait; nothing while none does, or nobody knows. */
export function OpenReportCount() {
  const { data } = useQuery(openReportCountQuery());
  if (!data) return null;
  return (
    <span className="badge">
      {data}
      <span className="sr-only"> open</span>
    </span>
  );
}
