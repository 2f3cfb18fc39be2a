import type { AccountState, ApifyAccount, RunEnd } from '#simulator/apify/runs.ts';
import type { Developers } from '#simulator/developers/developers.ts';
import type { PageForm } from '#simulator/developers/display-api.ts';
import type { RemovalReason } from '#simulator/developers/webhooks.ts';
import type { Stage } from '#simulator/pages/embed-page.ts';
import type { FailureMode, Failures } from '#simulator/pages/failures.ts';
import type { PictureKind } from '#simulator/pictures/picture-kinds.ts';
import type { RequestLog } from '#simulator/request-log.ts';
import type { RouteKind } from '#simulator/routes.ts';
import {
  type PostState,
  postState,
  type SellerState,
  type SimulatorState,
  sellerState,
  simulatorState,
} from '#simulator/world/simulator-state.ts';
import { addPost, addSeller, type Post, type Seller, sellerByHandle } from '#simulator/world/world.ts';

export type PublishInput = {
  handle: string;
  /** Line breaks as `\n`. */
  caption: string;
  kind?: 'video' | 'photo';
  picture?: PictureKind;
  /** Number of pictures of a photo post, 1-12; 2 unless told. */
  photos?: number;
  photoTitle?: string;
  pinned?: boolean;
  private?: boolean;
  /** Seconds since 1970; now unless told. */
  postedAt?: number;
};

export type AddSellerInput = {
  handle: string;
  nickname?: string;
  bio?: string;
  followers?: number;
  verified?: boolean;
  private?: boolean;
  avatar?: PictureKind;
};

export type FailInput = {
  /** Absent: the answer stays honest and is only slow. */
  mode?: FailureMode;
  delayMs?: number;
  retryAfterSeconds?: number;
  /** The next so many requests; absent: until healed. */
  times?: number;
};

/**
 * A call that cannot be obeyed: unknown handle or post, handle taken or malformed. A mistake of the test, so it throws.
 */
export class ControlError extends Error {}

/** The remote control of one simulator, the same in-process and over HTTP. Handles without `@`, in any letter case. */
export type SimulatorControl = ReturnType<typeof simulatorControl>;

const handleForm = /^[A-Za-z0-9_.]{2,24}$/;

/** What users and TikTok do to the consent that the app was given. */
function developerControl({ given, webhooks, pages }: Developers, sellerOf: (handle: string) => Seller) {
  return {
    /** The user takes the consent back in TikTok's settings; the app is told. */
    disconnect: (handle: string, reason: RemovalReason = 1): void => {
      const { userId } = sellerOf(handle);
      if (!given.remove(userId)) throw new ControlError(`@${handle} has given no consent`);
      webhooks.removed(given.openIdOf(userId), reason);
    },
    /** Which scopes the app has been given by this account; none when it has none. */
    consentOf: (handle: string): readonly string[] => given.scopesOf(sellerOf(handle).userId),
    openIdOf: (handle: string): string => given.openIdOf(sellerOf(handle).userId),
    /** Access tokens, or refresh tokens too, are over from now on. */
    expireTokens: (which: 'access' | 'all'): void => {
      given.expireAccess();
      if (which === 'all') given.expireRefresh();
    },
    setTokenLifetimes: given.setLifetimes,
    setVideoPages: (form: PageForm): void => {
      pages.form = form;
    },
    setWebhookUrl: (url: string | null): void => {
      given.app.webhookUrl = url;
    },
    /** What was sent to the app, and its answers, when all of it has arrived. */
    webhooksSent: async () => {
      await webhooks.arrived();
      return webhooks.log();
    },
  };
}

export type SetApifyInput = {
  /** What the account may; a state other than `paid` refuses new runs. */
  state?: AccountState;
  /** How long runs take that are started from now on; infinite: until `endApifyRuns`. */
  runSeconds?: number;
  endsAs?: RunEnd;
  /** What runs find from now on, whatever they are asked; null: the simulator's own sellers. */
  items?: unknown[] | null;
};

/** What the account at Apify may, and how its runs go. */
const apifyControl = (apify: ApifyAccount) => ({
  setApify: (input: SetApifyInput): void => void Object.assign(apify.settings, input),
  endApifyRuns: apify.endRuns,
  forgetApifyRuns: apify.forgetRuns,
  /** Every run so far, oldest first: what it was asked and what it has cost. */
  apifyRuns: () => apify.list().map((run) => ({ id: run.id, input: run.input, costUsd: apify.usageUsd(run) })),
});

function accountControl(stage: Stage, { given, webhooks }: Developers) {
  const sellerOf = (handle: string): Seller => {
    const seller = sellerByHandle(stage.world, handle);
    if (seller === undefined) throw new ControlError(`There is no seller @${handle}`);
    return seller;
  };
  const freeHandle = (handle: string): string => {
    if (!handleForm.test(handle)) throw new ControlError('A handle has 2-24 letters, digits, "_" or "."');
    if (sellerByHandle(stage.world, handle) !== undefined) throw new ControlError(`@${handle} is taken`);
    return handle;
  };
  const changed = (handle: string, change: Partial<Seller>): SellerState =>
    sellerState(stage, Object.assign(sellerOf(handle), change));
  return {
    sellerOf,
    addSeller: (input: AddSellerInput): SellerState => {
      const seed = {
        nickname: input.handle,
        bio: '',
        followers: 250,
        avatar: 'shopfront' as const,
        about: 'Added by the control',
        ...input,
        handle: freeHandle(input.handle),
      };
      return sellerState(stage, addSeller(stage.world, seed, Math.floor(Date.now() / 1000) - 3600));
    },
    editBio: (handle: string, bio: string): SellerState => changed(handle, { bio }),
    setAccountPrivate: (handle: string, isPrivate: boolean): SellerState => changed(handle, { private: isPrivate }),
    /** Same user id under another handle; the old handle is free afterwards. */
    rename: (handle: string, newHandle: string): SellerState => {
      const seller = sellerOf(handle);
      const isOtherCase = seller.handle.toLowerCase() === newHandle.toLowerCase();
      return changed(handle, { handle: isOtherCase ? newHandle : freeHandle(newHandle) });
    },
    /** The account and its posts are gone; adding the handle again makes another user id. */
    deleteSeller: (handle: string): void => {
      const { userId } = sellerOf(handle);
      stage.world.sellers.delete(userId);
      if (given.remove(userId)) webhooks.removed(given.openIdOf(userId), 2);
      for (const post of [...stage.world.posts.values()]) {
        if (post.userId === userId) stage.world.posts.delete(post.id);
      }
    },
  };
}

function postControl(stage: Stage, sellerOf: (handle: string) => Seller) {
  const stateOf = (post: Post): PostState => {
    const seller = stage.world.sellers.get(post.userId);
    if (seller === undefined) throw new ControlError(`The seller of ${post.id} is gone`);
    return postState(stage, seller, post);
  };
  const changed = (postId: string, change: Partial<Post>): PostState => {
    const post = stage.world.posts.get(postId);
    if (post === undefined) throw new ControlError(`There is no post ${postId}`);
    return stateOf(Object.assign(post, change));
  };
  return {
    publish: (input: PublishInput): PostState => {
      const photos = input.kind === 'photo' ? Math.min(12, Math.max(1, input.photos ?? 2)) : undefined;
      const post = addPost(stage.world, sellerOf(input.handle), {
        caption: input.caption,
        picture: input.picture ?? 'parcel',
        postedAt: input.postedAt ?? Math.floor(Date.now() / 1000),
        // The same for all, so that ids stand in the order of publishing.
        idLagSeconds: 3,
        photoTitle: input.photoTitle ?? '',
        pinned: input.pinned ?? false,
        private: input.private ?? false,
        photos,
      });
      return stateOf(post);
    },
    editCaption: (postId: string, caption: string): PostState => changed(postId, { caption }),
    setPinned: (postId: string, isPinned: boolean): PostState => changed(postId, { pinned: isPinned }),
    setPostPrivate: (postId: string, isPrivate: boolean): PostState => changed(postId, { private: isPrivate }),
    deletePost: (postId: string): void => {
      changed(postId, {});
      stage.world.posts.delete(postId);
    },
  };
}

/** Puts the remote control together. `restart` brings world, links, failures and log back to the start. */
export function simulatorControl(
  stage: Stage,
  developers: Developers,
  apify: ApifyAccount,
  failures: Failures,
  log: RequestLog,
  restart: () => void,
) {
  const { sellerOf, ...accounts } = accountControl(stage, developers);
  return {
    ...accounts,
    ...postControl(stage, sellerOf),
    ...developerControl(developers, sellerOf),
    ...apifyControl(apify),
    state: (): SimulatorState => simulatorState(stage, developers, failures, log),
    fail: (route: RouteKind | 'all', input: FailInput): void => {
      const { mode = null, delayMs = 0, retryAfterSeconds = 60, times = null } = input;
      failures.set(route, { mode, delayMs, retryAfterSeconds, remaining: times });
    },
    /** Lifts the failures of one route, or all of them. */
    heal: (route?: RouteKind | 'all'): void => (route === undefined ? failures.clear() : failures.set(route, null)),
    /** Every picture link handed out so far answers 403 from now on. */
    expirePictures: () => stage.links.expireNow(),
    /** How long links made from now on live, in seconds; 0: dead at birth. */
    setPictureLifetime: (seconds: number) => stage.links.setLifetime(seconds),
    clearLog: () => log.clear(),
    /** Back to the catalogue as it was at the start, dated from now; failures, log and lifetimes too. */
    reset: restart,
  };
}
