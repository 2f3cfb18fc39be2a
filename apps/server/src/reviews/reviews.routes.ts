import * as calls from '@app/contracts/reviews/reviews.endpoints';
import { type CatalogContext, findOpenShopId, ownShopOf, readsFor } from '#server/catalog/catalog.service.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { type OrdersContext, orderSecretOf } from '#server/orders/orders.service.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { answerReview } from './answer-review.ts';
import { listReviews } from './list-reviews.ts';
import { deleteReview, readOwnReview, writeReview } from './write-review.ts';

/** Reviews of proven received orders: by the browser that ordered, for everyone, answered by the shop's owner. */
export function reviewsRoutes(api: HttpServer, orders: OrdersContext, catalog: CatalogContext): void {
  handle(api, calls.readOwnReview, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return answer('Your review', await readOwnReview(orders, request.params.code, orderSecretOf(request)));
  });
  handle(api, calls.writeReview, async (request) => {
    const { params, body, ip } = request;
    const author = { secret: orderSecretOf(request), ip };
    return answer('Thank you', await writeReview(orders, params.code, author, body));
  });
  handle(api, calls.changeReview, async (request) => {
    const { params, body, ip } = request;
    const author = { secret: orderSecretOf(request), ip };
    return answer('Changed', await writeReview(orders, params.code, author, body, true));
  });
  handle(api, calls.deleteReview, async (request) =>
    answer('Deleted', await deleteReview(orders, request.params.code, orderSecretOf(request))),
  );
  handle(api, calls.listReviews, async (request) => {
    const handle = request.params.handle.toLowerCase();
    const { reviews } = await readsFor(catalog, request).read(
      handle,
      async (db) => {
        const shopId = await findOpenShopId(db, handle);
        if (shopId === null) throw new AppError('not_found');
        return { shopId, reviews: await listReviews(db, shopId, request.query.lastKey) };
      },
      ({ shopId }) => shopId,
    );
    return answer('Reviews', reviews);
  });
  handle(api, calls.answerReview, async (request) => {
    const { params, body } = request;
    await ownShopOf(orders.db, request);
    await answerReview(orders, sellerOf(request), params.reviewId, body);
    return answer(body.answer === null ? 'Answer taken away' : 'Answered', {});
  });
}
