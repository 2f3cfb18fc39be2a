import { frameOf, type Stage } from '#simulator/pages/embed-page.ts';
import { jsonReply, type Reply } from '#simulator/pages/replies.ts';
import type { Post, Seller } from '#simulator/world/world.ts';
import type { Authorizations, Grant, Scope } from './authorizations.ts';

/** How `video/list` cuts its pages: as asked, shorter than asked, or an empty one before each; or that `video/query` names no photo posts. */
export const pageForms = ['as-asked', 'short', 'empty-first', 'query-without-photos'] as const;
export type PageForm = (typeof pageForms)[number];

export const isPageForm = (name: string): name is PageForm => (pageForms as readonly string[]).includes(name);

/** A call of the Display API, understood as far as HTTP goes. */
export type ApiCall = { query: URLSearchParams; body: unknown; authorization: string };

const logId = '20261120120000SIMULATED';
const errorReply = (status: number, code: string, message: string): Reply =>
  jsonReply(status, { data: {}, error: { code, message, log_id: logId } });
const okReply = (data: unknown): Reply => jsonReply(200, { data, error: { code: 'ok', message: '', log_id: logId } });

export const tooManyRequests = (): Reply =>
  errorReply(429, 'rate_limit_exceeded', 'The API rate limit was exceeded. Please try again later.');
export const internalError = (): Reply => errorReply(500, 'internal_error', 'Internal error. Please try again later.');

const fieldScopes: Record<string, Scope> = {
  open_id: 'user.info.basic',
  union_id: 'user.info.basic',
  avatar_url: 'user.info.basic',
  avatar_url_100: 'user.info.basic',
  avatar_large_url: 'user.info.basic',
  display_name: 'user.info.basic',
  bio_description: 'user.info.profile',
  profile_deep_link: 'user.info.profile',
  is_verified: 'user.info.profile',
  username: 'user.info.profile',
  follower_count: 'user.info.stats',
  following_count: 'user.info.stats',
  likes_count: 'user.info.stats',
  video_count: 'user.info.stats',
};

const videoFields = [
  'id',
  'create_time',
  'cover_image_url',
  'share_url',
  'video_description',
  'duration',
  'height',
  'width',
  'title',
  'embed_html',
  'embed_link',
  'like_count',
  'comment_count',
  'share_count',
  'view_count',
  'is_aigc',
];

function userOf(stage: Stage, grant: Grant, seller: Seller): Record<string, unknown> {
  const avatar = (sizePx: 100 | 720): string => stage.links.link(seller.avatarKey, { name: 'avatar', sizePx });
  const posts = [...stage.world.posts.values()].filter((post) => post.userId === seller.userId && !post.private);
  return {
    open_id: grant.openId,
    union_id: `union-${grant.openId}`,
    avatar_url: avatar(100),
    avatar_url_100: avatar(100),
    avatar_large_url: avatar(720),
    display_name: seller.nickname,
    bio_description: seller.bio,
    profile_deep_link: `${stage.origin()}/@${seller.handle}`,
    is_verified: seller.verified,
    username: seller.handle,
    follower_count: seller.followers,
    following_count: seller.following,
    likes_count: seller.hearts,
    video_count: posts.length,
  };
}

/** Titles and descriptions are documented to end at 150 signs. */
const maxTextLength = 150;

function videoOf(stage: Stage, seller: Seller, post: Post): Record<string, unknown> {
  const frame = frameOf(stage, post);
  const shareUrl = `${stage.origin()}/@${seller.handle}/${post.kind}/${post.id}?utm_campaign=tt4d_open_api&utm_source=simulator`;
  return {
    id: post.id,
    create_time: post.postedAt,
    cover_image_url: stage.links.link(post.coverKey, { name: 'crop', isPhoto: post.kind === 'photo' }),
    share_url: shareUrl,
    video_description: [...post.caption].slice(0, maxTextLength).join(''),
    duration: post.durationSeconds,
    height: frame.height === 0 ? 0 : 400,
    width: frame.width === 0 ? 0 : 300,
    title: [...(post.photoTitle || post.caption)].slice(0, maxTextLength).join(''),
    embed_html: `<blockquote class="tiktok-embed" cite="${shareUrl}" data-video-id="${post.id}"></blockquote>`,
    embed_link: `${stage.origin()}/player/v1/${post.id}?music_info=1&description=1&autoplay=1&loop=1`,
    like_count: Math.round(post.views / 20),
    comment_count: Math.round(post.views / 200),
    share_count: Math.round(post.views / 400),
    view_count: post.views,
    is_aigc: false,
  };
}

const only = (value: Record<string, unknown>, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, value[name]]));

const fieldsOf = (query: URLSearchParams): string[] =>
  (query.get('fields') ?? '').split(',').filter((name) => name !== '');

const objectOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};

/** Public posts, newest first: pinned ones stand where their date puts them. */
const publicPosts = (stage: Stage, seller: Seller): Post[] =>
  [...stage.world.posts.values()]
    .filter((post) => post.userId === seller.userId && !post.private && !seller.private)
    .sort((one, other) => other.postedAt - one.postedAt || other.sequence - one.sequence);

function userInfo(stage: Stage, call: ApiCall, { grant, seller }: { grant: Grant; seller: Seller }): Reply {
  const fields = fieldsOf(call.query);
  if (fields.length === 0 || fields.some((name) => fieldScopes[name] === undefined))
    return errorReply(400, 'invalid_params', 'Invalid fields is requested');
  if (fields.some((name) => !grant.scopes.includes(fieldScopes[name] as Scope)))
    return errorReply(401, 'scope_not_authorized', 'The user did not authorize the scope required.');
  return okReply({ user: only(userOf(stage, grant, seller), fields) });
}

function videoList(stage: Stage, call: ApiCall, seller: Seller, form: PageForm): Reply {
  const fields = fieldsOf(call.query);
  const { max_count: count = 10, cursor } = objectOf(call.body);
  const isCursor = cursor === undefined || (Number.isSafeInteger(cursor) && Number(cursor) >= 0);
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > 20 || !isCursor)
    return errorReply(400, 'invalid_params', 'max_count or cursor is invalid');
  // An empty page leads to the rest by a cursor that is one millisecond off a whole second.
  const before = cursor === undefined || Number(cursor) === 0 ? Number.POSITIVE_INFINITY : Number(cursor);
  const rest = publicPosts(stage, seller).filter((post) => post.postedAt * 1000 < before);
  const isEmptyTurn = form === 'empty-first' && before % 1000 !== 1 && rest.length > 0;
  const newest = rest[0];
  if (isEmptyTurn && newest) return okReply({ videos: [], cursor: newest.postedAt * 1000 + 1, has_more: true });
  const page = rest.slice(0, form === 'short' ? Math.max(1, Math.floor(Number(count) / 3)) : Number(count));
  const last = page.at(-1);
  return okReply({
    videos: page.map((post) => only(videoOf(stage, seller, post), fields)),
    cursor: last ? last.postedAt * 1000 : 0,
    has_more: page.length < rest.length,
  });
}

function videoQuery(stage: Stage, call: ApiCall, seller: Seller, form: PageForm): Reply {
  const ids = objectOf(objectOf(call.body).filters).video_ids;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > 20)
    return errorReply(400, 'invalid_params', 'video_ids is invalid');
  const isNamed = ({ id, kind }: Post) => ids.includes(id) && !(form === 'query-without-photos' && kind === 'photo');
  const found = publicPosts(stage, seller).filter(isNamed);
  const fields = fieldsOf(call.query);
  return okReply({
    videos: found.map((post) => only(videoOf(stage, seller, post), fields)),
    cursor: 0,
    has_more: false,
  });
}

/** `/v2/user/info/`, `/v2/video/list/` and `/v2/video/query/`, for callers with an access token of the right scope. */
export function displayReply(
  stage: Stage,
  given: Authorizations,
  kind: 'user-info' | 'video-list' | 'video-query',
  call: ApiCall,
  form: PageForm,
): Reply {
  const caller = given.bearer(/^Bearer (.+)$/.exec(call.authorization)?.[1] ?? '');
  if (caller === null)
    return errorReply(401, 'access_token_invalid', 'The access token is invalid or not found in the request.');
  if (kind === 'user-info') return userInfo(stage, call, caller);
  if (!caller.grant.scopes.includes('video.list'))
    return errorReply(401, 'scope_not_authorized', 'The user did not authorize the scope required.');
  const fields = fieldsOf(call.query);
  if (fields.length === 0 || fields.some((name) => !videoFields.includes(name)))
    return errorReply(400, 'invalid_params', 'Invalid fields is requested');
  return (kind === 'video-list' ? videoList : videoQuery)(stage, call, caller.seller, form);
}
