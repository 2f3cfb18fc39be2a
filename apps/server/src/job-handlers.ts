import { handleDeletionJob } from '#server/accounts/deletion/delete-due.ts';
import { handleAdminJobs } from '#server/admin/admin.jobs.ts';
import { handleMobileMoneyJobs } from '#server/billing/mobile-money/mobile-money.jobs.ts';
import { handleReconciliationJobs } from '#server/billing/reconciliation/reconciliation.jobs.ts';
import { handleReminderJob } from '#server/billing/reminders/send-reminders.ts';
import { handlePictureJobs } from '#server/catalog/pictures/picture.jobs.ts';
import { handleIngestionJobs } from '#server/ingestion/job-handlers.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { handleTikTokJobs } from '#server/tiktok/tiktok.jobs.ts';
import { handleMaintenanceJobs } from './lifecycle/maintenance.ts';
import type { Services } from './services.ts';

/** Names the one handler of every job, and the schedules. */
export function handleJobs(parts: Services, db: Db): void {
  const { jobs, clock, imageStore: store } = parts;
  handleIngestionJobs(parts.ingestion);
  handlePictureJobs(parts.catalog);
  handleTikTokJobs(jobs, parts.tiktok);
  handleDeletionJob(parts.accounts);
  handleMaintenanceJobs({ jobs, db, clock, store });
  handleAdminJobs({ jobs, db, clock });
  handleMobileMoneyJobs(parts.billing);
  handleReconciliationJobs(parts.billing);
  handleReminderJob(parts.billing);
}
