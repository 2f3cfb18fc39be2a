/**
 * A product's id (`video_id`) as a pattern without its ends: the id of its post on TikTok; of further cards of a post
 * `{post_id}-2`, `-3` …; of a product made by hand `p` and 12 characters. The database holds the same (`products_video_id_check`).
 */
export const productIdSource = '(?:[0-9]{5,25}(?:-(?:[2-9]|[1-9][0-9]{1,3}))?|p[a-z0-9]{12})';

export const productIdPattern = `^${productIdSource}$`;

const productId = new RegExp(productIdPattern);

export const isProductId = (text: string): boolean => productId.test(text);
