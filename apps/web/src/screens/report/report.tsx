import { isProductId } from '@app/contracts/catalog/product-id';
import { isUuid } from '@app/contracts/uuid';
import { pageReaderContext, pageWriterContext } from '@app/web/page-context';
import { data, redirect } from 'react-router';
import { MissingShop, missingHead } from '#web/features/catalog/missing-shop.tsx';
import { readHandle } from '#web/features/catalog/read-handle.ts';
import { noindex } from '#web/features/sharing/share-head.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths, withQuery } from '#web/paths.ts';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import type { Route } from './+types/report.ts';
import { type Refusal, type Reported, ReportForm } from './report-form.tsx';

type ReportData = { reported: Reported } | { reported: null; handle: string; unavailable: boolean };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const handle = readHandle(params.handle, request, (stored) => paths.report(stored));
  const reader = context.get(pageReaderContext);
  const page = handle && (await reader.readShop(handle, { limit: 1 }));
  if (!page || page === 'unavailable')
    return data<ReportData>({ reported: null, handle: params.handle, unavailable: page === 'unavailable' }, 404);
  const query = new URL(request.url).searchParams;
  const [videoId, reviewId] = [query.get('product'), query.get('review')];
  const read = videoId && isProductId(videoId) ? await reader.readProduct(page.shop.handle, videoId) : null;
  const found = read === 'unavailable' ? null : read;
  return data<ReportData>({
    reported: {
      handle: page.shop.handle,
      displayName: page.shop.displayName,
      product: found && { id: found.product.video_id, title: found.product.title },
      productIsGone: videoId !== null && found === null,
      reviewId: isUuid(reviewId) ? reviewId : null,
      isTaken: query.has('taken'),
    },
  });
}

/** Redirects after success: a reload must not send again. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const typed: Record<string, string> = {};
  for (const [name, value] of await request.formData()) if (typeof value === 'string') typed[name] = value;
  const outcome = await context.get(pageWriterContext).fileReport(params.handle, typed);
  if (outcome.ok)
    throw redirect(
      withQuery(paths.report(params.handle), { product: typed.videoId, review: typed.reviewId, taken: 'yes' }),
      303,
    );
  const { status, message, field } = outcome;
  const { reason = '', details = '' } = typed;
  return data<Refusal>({ message, field, reason, details }, status);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.reported) return missingHead(loaderData);
  return [{ title: `Report @${loaderData.reported.handle}` }, noindex];
}

export default function ReportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { reported } = loaderData;
  if (!reported) return <MissingShop handle={loaderData.handle} unavailable={loaderData.unavailable} />;
  const { handle, product, isTaken } = reported;
  const back = product
    ? { to: paths.product(handle, product.id), label: 'Back to product' }
    : { to: paths.shop(handle), label: 'Back to shop' };
  return (
    <>
      <SiteBar back={back} />
      <main id="main" tabIndex={-1} className="wrap flex-1 py-4">
        <div className="mx-auto">
          {isTaken && !actionData ? (
            <ReportReceived />
          ) : (
            <ReportForm reported={reported} refusal={actionData ?? null} />
          )}
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

function ReportReceived() {
  return (
    <>
      <div role="status" className="grid gap-4">
        <h1 className="text-xl leading-tight font-bold">Thank you. We will look at it.</h1>
        <p>We read each report, and close a shop that cheats. The seller does not learn who reported.</p>
      </div>
      <section className="panel mt-4 grid gap-3">
        <h2 className="text-lg leading-tight font-bold">Did you lose money?</h2>
        <p>Call your mobile money company now, from the line that you paid with. Then tell the police.</p>
        {/* Customer care of both companies, for callers of their own; the police's emergency number. */}
        <div className="grid gap-2">
          <a className="button button-brand" href="tel:100">
            Call MTN or Airtel: 100
          </a>
          <a className="button button-quiet" href="tel:999">
            Call the police: 999
          </a>
        </div>
        <p>{productName} cannot get the money back.</p>
        <a className="underline" href={paths.helpOn('buying-safely')}>
          What else you can do
        </a>
      </section>
    </>
  );
}
