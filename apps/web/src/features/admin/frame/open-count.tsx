import { useQuery } from '@tanstack/react-query';
import { openPaymentCountQuery } from '#web/features/admin/payments.api.ts';
import { openReportCountQuery } from '#web/features/admin/reports/reports.api.ts';

/** How many reports wait; nothing while none does, or nobody knows. */
export function OpenReportCount() {
  return <Count count={useQuery(openReportCountQuery()).data} />;
}

/** The same of payments. */
export function OpenPaymentCount() {
  return <Count count={useQuery(openPaymentCountQuery()).data} />;
}

function Count({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="badge">
      {count}
      <span className="sr-only"> open</span>
    </span>
  );
}
