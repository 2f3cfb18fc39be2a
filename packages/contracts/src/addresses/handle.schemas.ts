import Type from 'typebox';

/**
 * A TikTok handle as typed: a leading `@`, capitals and spaces around it are allowed and taken away by
 * `normaliseHandle`. The stored form is 2-24 of lower-case letters, digits, `_` and `.`; one that ends with `.data`
 * cannot be a shop's, because that address belongs to the page's data. An empty one is refused in words for people.
 */
export const HandleInput = Type.String({ maxLength: 64 });

/** A handle in an address: strict, because a cache and a link are made of it. */
export const HandleParam = Type.String({ pattern: '^[A-Za-z0-9_.]{2,24}$' });
