import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { type BestPost, bestDay, bestPost, namedDay, oneOf, viewsOf } from './best.ts';

/** What a seller asks first: do people look, do they write, do they buy, and what works best. */
export function Summary({ data, handle }: { data: Analytics; handle: string }) {
  const post = bestPost(data);
  const day = bestDay(data);
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <ViewsToSales data={data} />
      <div className="grid grid-cols-1 content-start gap-4">
        {post && <Best post={post} handle={handle} />}
        {day && (
          <Section title="Best day" className="panel grid gap-1">
            <p className="font-semibold">{namedDay(day.day)}</p>
            <p className="text-muted">
              {counted(day.whatsapp, 'chat')}, {counted(viewsOf(day), 'view')}
              {day.sales > 0 && `, ${counted(day.sales, 'sale')}`}
            </p>
          </Section>
        )}
      </div>
    </div>
  );
}

export const ViewsToSales = ({ data }: { data: Analytics }) => (
  <Section title="From views to sales" className="panel grid grid-cols-1 content-start gap-3">
    <Steps data={data} />
  </Section>
);

function Steps({ data: { totals } }: { data: Analytics }) {
  const { whatsapp, sales, salesUgx } = totals;
  const views = viewsOf(totals);
  const most = Math.max(views, whatsapp, sales, 1);
  return (
    <ol className="grid grid-cols-1 gap-4">
      <Step count={counted(views, 'view')} share={views / most} note="of your shop and its products" />
      <Step
        count={counted(whatsapp, 'chat')}
        share={whatsapp / most}
        note={oneOf(views, whatsapp, { from: 'views', to: 'a chat' }) ?? chatsWords(views, whatsapp)}
      />
      <Step
        count={counted(sales, 'sale')}
        share={sales / most}
        note={
          sales > 0
            ? [salesUgx > 0 && formatPrice(salesUgx), oneOf(whatsapp, sales, { from: 'chats', to: 'a sale' })]
                .filter(Boolean)
                .join(' · ') || 'that you noted'
            : 'Orders count by themselves. Sold outside of an order? On your dashboard tap ⋮ and “I sold one”.'
        }
      />
    </ol>
  );
}

/** A visit is one view, and each tap in it is a chat. */
const chatsWords = (views: number, chats: number) =>
  chats > views ? 'taps on your WhatsApp buttons: some buyers tap more than once' : 'taps on your WhatsApp buttons';

function Step({ count, share, note }: { count: string; share: number; note: ReactNode }) {
  return (
    <li className="grid grid-cols-1 gap-1">
      <b className="text-lg leading-tight">{count}</b>
      <span className="figure-bar">{share > 0 && <span style={{ width: `${share * 100}%` }} />}</span>
      <span className="text-sm text-muted">{note}</span>
    </li>
  );
}

function Best({ post, handle }: { post: BestPost; handle: string }) {
  const { product, productCount, whatsapp, productViews, sales, orders } = post;
  return (
    <Section title="Best post" className="panel grid grid-cols-1 gap-3">
      <Link
        className="flex min-h-11 items-center gap-3"
        to={paths.product(handle, product.video_id)}
        // Its policy lets TikTok's player in.
        reloadDocument
        discover="none"
      >
        {product.thumbnail_url && (
          <img
            className="h-20 w-16 flex-none rounded-sm object-cover"
            src={product.thumbnail_url}
            width={64}
            height={80}
            alt=""
            loading="lazy"
          />
        )}
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere underline">{product.title}</span>
          {productCount > 1 && (
            <span className="block text-sm text-muted">
              and {counted(productCount - 1, 'more product')} of this video
            </span>
          )}
          <span className="block text-muted">
            {counted(whatsapp, 'chat')}
            {productViews > 0 && `, ${counted(productViews, 'view')} of its page`}
            {orders > 0 && `, ${counted(orders, 'order')}`}
            {sales > 0 && `, ${counted(sales, 'sale')}`}
          </span>
        </span>
      </Link>
    </Section>
  );
}
