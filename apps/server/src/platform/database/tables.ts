import type {
  AccountEventsTable,
  AccountsTable,
  CodeNumbersTable,
  DeletedAccountsTable,
  OwnershipClaimsTable,
  PhoneCodesTable,
  PhoneSignupsTable,
  RefreshTokensTable,
  SessionsTable,
  TiktokConnectionsTable,
  TiktokSignInsTable,
} from './tables/account-tables.ts';
import type {
  AdminsTable,
  AuditLogTable,
  RecentReportsTable,
  ReportNotesTable,
  ReportsTable,
  SellerDirectoryTable,
  TalliesTable,
  TallyChangesTable,
} from './tables/admin-tables.ts';
import type {
  MobilePaymentsTable,
  PaymentAnswersTable,
  PaymentLedgerTable,
  PaymentReconciliationsTable,
  PaymentsTable,
  RenewalRemindersTable,
  SettingsTable,
  SubscriptionsTable,
} from './tables/billing-tables.ts';
import type {
  ApifyRunsTable,
  BackCataloguesTable,
  GoneChecksTable,
  ImportRunsTable,
  ImportStatesTable,
  RequestGapsTable,
  SeenPostsTable,
  SourceCanariesTable,
  SourceDoorsOutTable,
  SourceReadsTable,
} from './tables/import-tables.ts';
import type { DailyBudgetsTable, IdempotencyKeysTable, RateLimitsTable } from './tables/platform-tables.ts';
import type {
  DailyCountsTable,
  FormerHandlesTable,
  ProductPicturesTable,
  ProductsTable,
  RecentVisitsTable,
  SalesTable,
  ShopsTable,
  TotalCountsTable,
  UnusedPicturesTable,
  UploadedPhotosTable,
} from './tables/shop-tables.ts';

// The typed mirror of migrations/*.sql; a test compares it, and the columns in tables/, with the database.
export interface Tables {
  account_events: AccountEventsTable;
  accounts: AccountsTable;
  admin_refresh_tokens: RefreshTokensTable;
  admin_sessions: SessionsTable;
  admins: AdminsTable;
  apify_runs: ApifyRunsTable;
  audit_log: AuditLogTable;
  back_catalogues: BackCataloguesTable;
  code_numbers: CodeNumbersTable;
  deleted_accounts: DeletedAccountsTable;
  daily_budgets: DailyBudgetsTable;
  daily_counts: DailyCountsTable;
  gone_checks: GoneChecksTable;
  idempotency_keys: IdempotencyKeysTable;
  import_runs: ImportRunsTable;
  import_states: ImportStatesTable;
  mobile_payments: MobilePaymentsTable;
  ownership_claims: OwnershipClaimsTable;
  payment_answers: PaymentAnswersTable;
  payment_ledger: PaymentLedgerTable;
  payment_reconciliations: PaymentReconciliationsTable;
  payments: PaymentsTable;
  phone_codes: PhoneCodesTable;
  phone_signups: PhoneSignupsTable;
  product_pictures: ProductPicturesTable;
  products: ProductsTable;
  rate_limits: RateLimitsTable;
  recent_reports: RecentReportsTable;
  recent_visits: RecentVisitsTable;
  refresh_tokens: RefreshTokensTable;
  renewal_reminders: RenewalRemindersTable;
  report_notes: ReportNotesTable;
  reports: ReportsTable;
  request_gaps: RequestGapsTable;
  sales: SalesTable;
  seen_posts: SeenPostsTable;
  seller_directory: SellerDirectoryTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  shops: ShopsTable;
  source_canaries: SourceCanariesTable;
  source_doors_out: SourceDoorsOutTable;
  source_reads: SourceReadsTable;
  former_handles: FormerHandlesTable;
  subscriptions: SubscriptionsTable;
  tallies: TalliesTable;
  tally_changes: TallyChangesTable;
  tiktok_connections: TiktokConnectionsTable;
  tiktok_sign_ins: TiktokSignInsTable;
  total_counts: TotalCountsTable;
  unused_pictures: UnusedPicturesTable;
  uploaded_photos: UploadedPhotosTable;
}
