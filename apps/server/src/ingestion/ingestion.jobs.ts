import Type from 'typebox';
import { askedPriority, operatorTurn } from '#server/ingestion/schedule/import-priority.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';

/** All workers share one rate limit at TikTok, so looks get slower with more of them. A dead worker is noticed by its heartbeat. */
const politeSeconds = 1800;

/** Looks at one seller's newest posts. Key: the shop's id. */
export const importShopJob = defineJob({
  name: 'ingestion.import-shop',
  payload: Type.Object({ shopId: Type.String() }),
  add: 'unless_waiting_or_running',
  concurrency: 4,
  perGroup: 1,
  reservedFrom: [askedPriority, operatorTurn.priority],
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireInSeconds: politeSeconds,
});

/** Reads one page of everything that a seller has posted, and is requeued for the next. Key: the shop's id. */
export const readBackCatalogueJob = defineJob({
  name: 'ingestion.read-back-catalogue',
  payload: Type.Object({ shopId: Type.String() }),
  add: 'unless_waiting_or_running',
  concurrency: 2,
  retryLimit: 5,
  retryDelaySeconds: 5,
  expireInSeconds: politeSeconds,
});

/** Enqueues the imports that are due, and the back catalogues; every minute. */
export const scheduleDueJob = defineJob({
  name: 'ingestion.schedule-due',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
  retryLimit: 0,
});

/** Reads one post (`videoId`) again for the pictures of its products, with fresh links. Key: shop and post. */
export const fetchPicturesJob = defineJob({
  name: 'ingestion.fetch-pictures',
  payload: Type.Object({ shopId: Type.String(), videoId: Type.String() }),
  add: 'unless_waiting_or_running',
  concurrency: 2,
  retryLimit: 6,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 6 * 3600,
  expireInSeconds: politeSeconds,
});

/**
 * Reads a post (`videoId`) in full of which a list (`seenHash`) could not show all. Key: shop and post; group: the shop,
 * so that one with hundreds of them leaves a place to others.
 */
export const completePostJob = defineJob({
  name: 'ingestion.complete-post',
  payload: Type.Object({
    shopId: Type.String(),
    videoId: Type.String(),
    seenHash: Type.String(),
    seenBy: Type.Optional(Type.String()),
  }),
  add: 'unless_waiting_or_running',
  concurrency: 2,
  perGroup: 1,
  // About five days in all: pages that refuse us for a while cost a dozen requests a post.
  retryLimit: 12,
  retryDelaySeconds: 300,
  retryDelayMaxSeconds: 24 * 3600,
  expireInSeconds: politeSeconds,
});

/** Adds the video of a pasted link that did not fit into its request's time. Key: shop and the link's hash. */
export const addLinkJob = defineJob({
  name: 'ingestion.add-link',
  payload: Type.Object({ shopId: Type.String(), url: Type.String(), askedAt: Type.Optional(Type.String()) }),
  add: 'unless_waiting_or_running',
  retryLimit: 4,
  retryDelaySeconds: 30,
});
