import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { shared, withDatabase } from './vitest.config.ts';

const server = (files: string[]): string[] => files.map((file) => `apps/server/src/${file}`);

/**
 * What can differ between the embedded database and PostgreSQL; everything else is held by `npm test`. docs/testing.md
 * says why each is here.
 */
const onPostgres = server([
  // The engine: transactions, locks, lost connections, migrations, the service's role.
  'platform/database/**/{delete-in-steps,direct,listen,migrate,migrations-with-rows,postgres-client,schema,transaction}.test.ts',
  'test/{before-first-release,standby,two-roles}.test.ts',
  // Notifications, jobs and limits between several processes; commands beside a running service.
  'platform/jobs/**/*.test.ts',
  'platform/http/database-limits.test.ts',
  'platform/http/idempotency/*.test.ts',
  '{main,lifecycle/maintenance,cli/admin,cli/doctor,cli/payment,test/live}.test.ts',
  'tiktok/rate-limiter/rate-limiter.test.ts',
  // Plans, and orders that depend on the collation.
  '**/*-plan.test.ts',
  'admin/users/*.test.ts',
  'admin/{audit,reports,payments}/*.test.ts',
  'catalog/{products/{product-list,search,search-words},shop/shop,pages/sitemap,shop-version}.test.ts',
  // Transactions that meet: on the embedded database they only ever come one after the other.
  'accounts/broken-midway.test.ts',
  'accounts/sign-up/{sign-up,visitors-ask-tiktok,unchecked-handle}.test.ts',
  'accounts/sign-in/sign-in.test.ts',
  'accounts/settings/{contact,state-facts}.test.ts',
  'accounts/{claims,deletion,phone,sessions,tiktok}/*.test.ts',
  'admin/{administrators,figures,settings}/**/*.test.ts',
  'analytics/*.test.ts',
  'billing/**/*.test.ts',
  'catalog/owner/products/{move-product,owner-products,later-imports,questions}.test.ts',
  'ingestion/sync/{sync,sync-while-running}.test.ts',
  'orders/place/*.test.ts',
  'reviews/*.test.ts',
  'ingestion/import/{import-shop,import-troubles,paid-looks,schedule-due}.test.ts',
  'tiktok/sources/apify/{apify,whole-list}.test.ts',
  'tiktok/health/source-health.test.ts',
  'ingestion/posts/{cards,gone-posts}.test.ts',
  // The driver, which writes every text and number in its own way.
  'test/hostile-input.test.ts',
]);

/** Files with a test that `npm test` leaves out, so that a new one cannot be left out here as well. */
const onlyOnPostgres = globSync('apps/server/src/**/*.test.ts').filter((file) =>
  /runIf\((?:testDatabaseUrl\(\)|\w+Url)\)/.test(readFileSync(file, 'utf8')),
);

/** What CI runs besides `npm test`, one project each. */
export default defineConfig({
  test: {
    ...shared,
    projects: [
      /** Needs DATABASE_URL. */
      { extends: true, test: { name: 'postgres', include: [...onPostgres, ...onlyOnPostgres], ...withDatabase } },
      /** Needs DATABASE_URL; FAULT_ROUNDS says how often each fault is repeated. */
      {
        extends: true,
        test: { name: 'faults', include: server(['**/*.faults.ts']), ...withDatabase, testTimeout: 300_000 },
      },
      /** Needs RECORDED_DATA_DIR, which lies outside of the project. */
      { extends: true, test: { name: 'recorded', include: server(['**/*.recorded.ts']) } },
    ],
  },
});
