import * as accountSettings from './account-settings.endpoints.ts';
import { calls as accountSettingsCalls } from './account-settings.schemas.ts';
import * as accounts from './accounts.endpoints.ts';
import { calls as accountsCalls } from './accounts.schemas.ts';
import * as adminActions from './admin-actions.endpoints.ts';
import { calls as adminActionsCalls } from './admin-actions.schemas.ts';
import * as adminAudit from './admin-audit.endpoints.ts';
import { calls as adminAuditCalls } from './admin-audit.schemas.ts';
import * as adminFigures from './admin-figures.endpoints.ts';
import { calls as adminFiguresCalls } from './admin-figures.schemas.ts';
import * as adminPayments from './admin-payments.endpoints.ts';
import { calls as adminPaymentsCalls } from './admin-payments.schemas.ts';
import * as adminReconciliation from './admin-reconciliation.endpoints.ts';
import { calls as adminReconciliationCalls } from './admin-reconciliation.schemas.ts';
import * as adminSession from './admin-session.endpoints.ts';
import { calls as adminSessionCalls } from './admin-session.schemas.ts';
import * as adminSettings from './admin-settings.endpoints.ts';
import { calls as adminSettingsCalls } from './admin-settings.schemas.ts';
import * as adminUsers from './admin-users.endpoints.ts';
import { calls as adminUsersCalls } from './admin-users.schemas.ts';
import * as analytics from './analytics.endpoints.ts';
import { calls as analyticsCalls } from './analytics.schemas.ts';
import * as billing from './billing.endpoints.ts';
import { calls as billingCalls } from './billing.schemas.ts';
import * as catalog from './catalog.endpoints.ts';
import { calls as catalogCalls } from './catalog.schemas.ts';
import type { AdminEndpoint, CallSchemas, Endpoint } from './endpoint.ts';
import * as health from './health.endpoints.ts';
import { calls as healthCalls } from './health.schemas.ts';
import * as ingestion from './ingestion.endpoints.ts';
import { calls as ingestionCalls } from './ingestion.schemas.ts';
import * as ownerFiles from './owner-files.endpoints.ts';
import { calls as ownerFilesCalls } from './owner-files.schemas.ts';
import * as ownerProducts from './owner-products.endpoints.ts';
import { calls as ownerProductsCalls } from './owner-products.schemas.ts';
import * as phoneCodes from './phone-codes.endpoints.ts';
import { calls as phoneCodesCalls } from './phone-codes.schemas.ts';
import * as reports from './reports.endpoints.ts';
import { calls as reportsCalls } from './reports.schemas.ts';
import * as tiktokAddresses from './tiktok-addresses.endpoints.ts';
import { calls as tiktokAddressesCalls } from './tiktok-addresses.schemas.ts';
import * as tiktokSignIn from './tiktok-sign-in.endpoints.ts';
import { calls as tiktokSignInCalls } from './tiktok-sign-in.schemas.ts';
import * as visits from './visits.endpoints.ts';
import { calls as visitsCalls } from './visits.schemas.ts';

export type AnyEndpoint = Endpoint | AdminEndpoint;

interface Subject {
  /** Paths that stand by themselves are no endpoints. */
  endpoints: Record<string, AnyEndpoint | string>;
  calls: Record<string, CallSchemas>;
}

const subjects: Subject[] = [
  { endpoints: accountSettings, calls: accountSettingsCalls },
  { endpoints: accounts, calls: accountsCalls },
  { endpoints: adminActions, calls: adminActionsCalls },
  { endpoints: adminAudit, calls: adminAuditCalls },
  { endpoints: adminFigures, calls: adminFiguresCalls },
  { endpoints: adminPayments, calls: adminPaymentsCalls },
  { endpoints: adminReconciliation, calls: adminReconciliationCalls },
  { endpoints: adminSession, calls: adminSessionCalls },
  { endpoints: adminSettings, calls: adminSettingsCalls },
  { endpoints: adminUsers, calls: adminUsersCalls },
  { endpoints: analytics, calls: analyticsCalls },
  { endpoints: billing, calls: billingCalls },
  { endpoints: catalog, calls: catalogCalls },
  { endpoints: health, calls: healthCalls },
  { endpoints: ingestion, calls: ingestionCalls },
  { endpoints: ownerFiles, calls: ownerFilesCalls },
  { endpoints: ownerProducts, calls: ownerProductsCalls },
  { endpoints: phoneCodes, calls: phoneCodesCalls },
  { endpoints: reports, calls: reportsCalls },
  { endpoints: tiktokAddresses, calls: tiktokAddressesCalls },
  { endpoints: tiktokSignIn, calls: tiktokSignInCalls },
  { endpoints: visits, calls: visitsCalls },
];

/** Every endpoint there is, with what it takes and answers. */
export const everyCall: ReadonlyMap<AnyEndpoint, CallSchemas> = new Map(
  subjects.flatMap(({ endpoints, calls }) => {
    const nameless = Object.keys(calls).find((name) => !(name in endpoints));
    if (nameless) throw new Error(`The schemas of ${nameless} have no call of their name.`);
    return Object.entries(endpoints).flatMap(([name, endpoint]): [AnyEndpoint, CallSchemas][] => {
      if (typeof endpoint === 'string') return [];
      const schemas = calls[name];
      if (!schemas) throw new Error(`The call ${name} has no schemas of its name.`);
      return [[endpoint, schemas]];
    });
  }),
);
