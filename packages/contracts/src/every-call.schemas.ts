import * as accounts from '@app/contracts/accounts/accounts.endpoints';
import { calls as accountsCalls } from '@app/contracts/accounts/accounts.schemas';
import * as phoneCodes from '@app/contracts/accounts/phone-codes.endpoints';
import { calls as phoneCodesCalls } from '@app/contracts/accounts/phone-codes.schemas';
import * as accountSettings from '@app/contracts/accounts/settings.endpoints';
import { calls as accountSettingsCalls } from '@app/contracts/accounts/settings.schemas';
import * as tiktokAddresses from '@app/contracts/accounts/tiktok-addresses.endpoints';
import { calls as tiktokAddressesCalls } from '@app/contracts/accounts/tiktok-addresses.schemas';
import * as tiktokSignIn from '@app/contracts/accounts/tiktok-sign-in.endpoints';
import { calls as tiktokSignInCalls } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import * as adminActions from '@app/contracts/admin/actions.endpoints';
import { calls as adminActionsCalls } from '@app/contracts/admin/actions.schemas';
import * as adminAudit from '@app/contracts/admin/audit.endpoints';
import { calls as adminAuditCalls } from '@app/contracts/admin/audit.schemas';
import * as adminFigures from '@app/contracts/admin/figures.endpoints';
import { calls as adminFiguresCalls } from '@app/contracts/admin/figures.schemas';
import * as adminInvitations from '@app/contracts/admin/invitations/invitations.endpoints';
import { calls as adminInvitationsCalls } from '@app/contracts/admin/invitations/invitations.schemas';
import * as adminPayments from '@app/contracts/admin/payments/payments.endpoints';
import { calls as adminPaymentsCalls } from '@app/contracts/admin/payments/payments.schemas';
import * as adminReconciliation from '@app/contracts/admin/payments/reconciliation.endpoints';
import { calls as adminReconciliationCalls } from '@app/contracts/admin/payments/reconciliation.schemas';
import * as adminSearch from '@app/contracts/admin/search/search.endpoints';
import { calls as adminSearchCalls } from '@app/contracts/admin/search/search.schemas';
import * as adminSession from '@app/contracts/admin/session.endpoints';
import { calls as adminSessionCalls } from '@app/contracts/admin/session.schemas';
import * as adminSettings from '@app/contracts/admin/settings.endpoints';
import { calls as adminSettingsCalls } from '@app/contracts/admin/settings.schemas';
import * as supportOrders from '@app/contracts/admin/support/orders.endpoints';
import { calls as supportOrdersCalls } from '@app/contracts/admin/support/orders.schemas';
import * as adminSupport from '@app/contracts/admin/support/support.endpoints';
import { calls as adminSupportCalls } from '@app/contracts/admin/support/support.schemas';
import * as adminUsers from '@app/contracts/admin/users.endpoints';
import { calls as adminUsersCalls } from '@app/contracts/admin/users.schemas';
import * as analytics from '@app/contracts/analytics/analytics.endpoints';
import { calls as analyticsCalls } from '@app/contracts/analytics/analytics.schemas';
import * as coach from '@app/contracts/analytics/coach.endpoints';
import { calls as coachCalls } from '@app/contracts/analytics/coach.schemas';
import * as visits from '@app/contracts/analytics/visits.endpoints';
import { calls as visitsCalls } from '@app/contracts/analytics/visits.schemas';
import * as billing from '@app/contracts/billing/billing.endpoints';
import { calls as billingCalls } from '@app/contracts/billing/billing.schemas';
import * as banner from '@app/contracts/catalog/banner/banner.endpoints';
import { calls as bannerCalls } from '@app/contracts/catalog/banner/banner.schemas';
import * as catalog from '@app/contracts/catalog/catalog.endpoints';
import { calls as catalogCalls } from '@app/contracts/catalog/catalog.schemas';
import * as collections from '@app/contracts/catalog/collections/collections.endpoints';
import { calls as collectionsCalls } from '@app/contracts/catalog/collections/collections.schemas';
import * as facts from '@app/contracts/catalog/facts.endpoints';
import { calls as factsCalls } from '@app/contracts/catalog/facts.schemas';
import * as ownerFiles from '@app/contracts/catalog/owner-files.endpoints';
import { calls as ownerFilesCalls } from '@app/contracts/catalog/owner-files.schemas';
import * as ownerProducts from '@app/contracts/catalog/owner-products.endpoints';
import { calls as ownerProductsCalls } from '@app/contracts/catalog/owner-products.schemas';
import * as shareKit from '@app/contracts/catalog/share-kit/share-kit.endpoints';
import { calls as shareKitCalls } from '@app/contracts/catalog/share-kit/share-kit.schemas';
import * as captions from '@app/contracts/ingestion/captions.endpoints';
import { calls as captionsCalls } from '@app/contracts/ingestion/captions.schemas';
import * as ingestion from '@app/contracts/ingestion/ingestion.endpoints';
import { calls as ingestionCalls } from '@app/contracts/ingestion/ingestion.schemas';
import * as orders from '@app/contracts/orders/orders.endpoints';
import { calls as ordersCalls } from '@app/contracts/orders/orders.schemas';
import * as ownerOrders from '@app/contracts/orders/owner-orders.endpoints';
import { calls as ownerOrdersCalls } from '@app/contracts/orders/owner-orders.schemas';
import * as reports from '@app/contracts/reports/reports.endpoints';
import { calls as reportsCalls } from '@app/contracts/reports/reports.schemas';
import * as reviews from '@app/contracts/reviews/reviews.endpoints';
import { calls as reviewsCalls } from '@app/contracts/reviews/reviews.schemas';
import type { AdminEndpoint, CallSchemas, Endpoint } from './endpoint.ts';
import * as health from './health.endpoints.ts';
import { calls as healthCalls } from './health.schemas.ts';

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
  { endpoints: adminInvitations, calls: adminInvitationsCalls },
  { endpoints: adminPayments, calls: adminPaymentsCalls },
  { endpoints: adminReconciliation, calls: adminReconciliationCalls },
  { endpoints: adminSearch, calls: adminSearchCalls },
  { endpoints: adminSession, calls: adminSessionCalls },
  { endpoints: adminSettings, calls: adminSettingsCalls },
  { endpoints: adminSupport, calls: adminSupportCalls },
  { endpoints: adminUsers, calls: adminUsersCalls },
  { endpoints: analytics, calls: analyticsCalls },
  { endpoints: coach, calls: coachCalls },
  { endpoints: banner, calls: bannerCalls },
  { endpoints: billing, calls: billingCalls },
  { endpoints: captions, calls: captionsCalls },
  { endpoints: catalog, calls: catalogCalls },
  { endpoints: collections, calls: collectionsCalls },
  { endpoints: health, calls: healthCalls },
  { endpoints: ingestion, calls: ingestionCalls },
  { endpoints: orders, calls: ordersCalls },
  { endpoints: facts, calls: factsCalls },
  { endpoints: ownerFiles, calls: ownerFilesCalls },
  { endpoints: ownerOrders, calls: ownerOrdersCalls },
  { endpoints: ownerProducts, calls: ownerProductsCalls },
  { endpoints: phoneCodes, calls: phoneCodesCalls },
  { endpoints: reports, calls: reportsCalls },
  { endpoints: reviews, calls: reviewsCalls },
  { endpoints: shareKit, calls: shareKitCalls },
  { endpoints: supportOrders, calls: supportOrdersCalls },
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
