import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { ShopLink } from '#web/features/accounts/share/shop-link.tsx';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { AnalyticsPanel } from '#web/features/analytics/analytics-panel.tsx';
import { CounterCards } from '#web/features/analytics/counter-cards.tsx';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { Period, PeriodNav, useAnalyticsAddress } from '#web/features/analytics/period.tsx';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton, Skeletons } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { analyticsQuery } from './analytics.api.ts';
import {
  counters,
  isQuiet,
  noneYet,
  type ProductCounter,
  productCounters,
  readAnalyticsQuery,
  shopCounters,
  topProducts,
} from './counters.ts';
import { OrdersByPost, OrdersOfPeriod, orderWords } from './order-figures.tsx';
import { Summary, ViewsToSales } from './summary.tsx';

export const meta = () => [{ title: 'Statistics' }];

export default function AnalyticsScreen() {
  return (
    <SellerScreen
      title="Statistics"
      skeleton={
        <Skeletons
          label="Loading your statistics"
          looks={['h-11 w-2/3', 'h-75', 'h-75']}
          className="grid grid-cols-1 gap-6"
        />
      }
    >
      {(user) => (
        <div className="grid grid-cols-1 gap-6">
          <OwnAnalytics user={user} />
        </div>
      )}
    </SellerScreen>
  );
}

function OwnAnalytics({ user }: { user: ShopOwner }) {
  const handle = user.shopHandle;
  const [params] = useSearchParams();
  const { days } = readAnalyticsQuery(params);
  const query = useQuery({ ...analyticsQuery(handle, days), placeholderData: keepPreviousData });
  return (
    <>
      <PeriodNav days={days} />
      <Answer query={query} failed="Failed to load your statistics" loading={<AnalyticsLoading />}>
        {(data) => <PeriodAnalytics data={data} user={user} isOld={query.isPlaceholderData} />}
      </Answer>
    </>
  );
}

function PeriodAnalytics({ data, user, isOld }: { data: Analytics; user: ShopOwner; isOld: boolean }) {
  const handle = user.shopHandle;
  const [params] = useSearchParams();
  const { days, figure, asTable } = readAnalyticsQuery(params);
  const { choose, showAsTable } = useAnalyticsAddress('views');
  if (isQuiet(data) && !isOld)
    return (
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <div className="grid grid-cols-1 gap-3">
          <div>
            <h2 className="text-lg leading-tight font-bold">No visits in this period</h2>
            <p className="mt-1 text-muted">
              Put your shop link in your TikTok bio and send it to your customers. We count the visits here.
            </p>
          </div>
          <ShopLink handle={user.handle} link={user.shopLink} />
        </div>
        <ViewsToSales data={data} />
      </div>
    );
  const isFirstPeriod = counters.every((counter) => data.previous[counter] === 0);
  const than = isFirstPeriod ? 'with nothing to compare with yet.' : `compared with the ${days} days before.`;
  return (
    <Period data={data} isOld={isOld} words={than}>
      <Summary data={data} handle={handle} />
      <OrdersOfPeriod data={data} />
      <OrdersByPost data={data} />
      <h2 className="mt-2 text-lg leading-tight font-bold">All figures</h2>
      <CounterCards
        shown={counters}
        counters={shopCounters}
        data={data}
        days={days}
        chosen={figure}
        choose={choose}
        noneBefore={isFirstPeriod ? '' : undefined}
      />
      <AnalyticsPanel
        counters={shopCounters}
        data={data}
        chosen={figure}
        none={<p className="text-muted">{noneYet(figure)}</p>}
        asTable={asTable}
        onAsTable={showAsTable}
        // Shop views have no products, so product views are shown beside them.
        belowChart={<ProductBars data={data} counter={figure === 'views' ? 'productViews' : figure} />}
        belowTable={<ProductTable data={data} />}
      />
    </Period>
  );
}

function AnalyticsLoading() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeletons
        label="Loading your statistics"
        looks={Array(6).fill('h-24')}
        className="grid grid-cols-2 gap-2 md:grid-cols-3"
      />
      <Skeleton className="h-75" />
    </div>
  );
}

const maxBars = 10;

function ProductBars({ data, counter }: { data: Analytics; counter: ProductCounter }) {
  const products = topProducts(data, counter, maxBars);
  const most = Math.max(1, ...products.map((product) => product[counter]));
  return (
    <Section title={`${shopCounters.names[counter]} by product`} look="mb-3 font-semibold" className="panel">
      {products.length === 0 ? (
        <p className="text-muted">{noneYet(counter)}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {products.map((product) => (
            <li key={product.video_id} className="grid grid-cols-1 gap-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate">
                  {product.number !== null && <span className="text-muted">No. {product.number} </span>}
                  {product.title}
                </span>
                <b className="flex-none">{shopCounters.format(counter, product[counter])}</b>
              </span>
              <span className="figure-bar">
                <span style={{ width: `${(product[counter] / most) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function ProductTable({ data }: { data: Analytics }) {
  const hidden = data.productCount - data.byProduct.length;
  return (
    <Section title="By product" look="mb-2 font-semibold" className="grid grid-cols-1">
      <CounterTable
        caption="Statistics by product"
        columns={[
          {
            head: 'Product',
            cell: ({ number, title }) => (
              <>
                {number !== null && <span className="text-muted">No. {number} </span>}
                {title}
              </>
            ),
          },
          ...productCounters.map((counter) => ({
            head: shopCounters.names[counter],
            cell: (row: Analytics['byProduct'][number]) => shopCounters.format(counter, row[counter]),
          })),
          { head: 'Orders', cell: ({ orders }) => orderWords(orders) || '0' },
        ]}
        rows={data.byProduct}
        keyOf={(row) => row.video_id}
      />
      {hidden > 0 && (
        <p className="mt-2 text-sm text-muted">
          {hidden} more products have fewer chats. They are in the{' '}
          <Link className="text-brand underline" to={paths.settingsOf('account')} discover="none">
            file with all statistics
          </Link>
          .
        </p>
      )}
    </Section>
  );
}
