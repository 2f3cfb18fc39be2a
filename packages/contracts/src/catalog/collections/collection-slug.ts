/** Of a collection's address, as the source of a pattern. */
export const collectionSlugSource = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const collectionSlugPattern = `^${collectionSlugSource}$`;
