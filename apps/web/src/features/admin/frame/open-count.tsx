import { useQuery } from '@tanstack/react-query';
import { openPaymentCountQuery } from '#web/features/admin/payments.api.ts';
import { openReportCountQuery } from '#web/features/admin/reports/reports.api.ts';

export function OpenReportCount() {
  return <Count count={useQuery(openReportCountQuery()).data} />;
}

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
