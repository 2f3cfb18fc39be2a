import { isProductId } from '@app/contracts/catalog/product-id';
import { readUserSearch, type UserSearch } from '#server/admin/users/user-search.ts';
import { parsePhoneNumber } from '#server/platform/phone-number.ts';

/** What a typed or pasted search can mean. */
export interface TypedSearch {
  /** Without what a link has around a handle or a number. */
  text: string;
  /** In E.164, when the text is a whole number. */
  phone: string | null;
  users: UserSearch | null;
  /** Of a link to a product here, or to a post on TikTok. */
  product: { handle: string; id: string } | null;
}

const likeANumber = /^\+?[\d\s().-]+$/;

export function readTypedSearch(typed: string): TypedSearch {
  const { text, product } = readLink(typed.trim()) ?? { text: typed.trim(), product: null };
  const phone = likeANumber.test(text) ? parsePhoneNumber(text) : null;
  const users = readUserSearch(text);
  // A number with signs that no one stores, such as +256 (0)772 …, is found by what it means.
  const meant = phone === null ? null : readUserSearch(phone);
  const patterns = [...new Set([...(users?.patterns ?? []), ...(meant?.patterns ?? [])])];
  return { text, phone, users: users && { ...users, patterns }, product };
}

const link = /^(?:https?:\/\/)?([^/\s@]+\.[^/\s@]+|[^/\s@]+:\d+)?\/?([^?#\s]+)(?:[?#]\S*)?$/i;

/** The handle, number or product that a link leads to; null when the text is no link. */
function readLink(typed: string): Pick<TypedSearch, 'text' | 'product'> | null {
  if (!typed.includes('/')) return null;
  const [, host = '', path = ''] = link.exec(typed) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  const [first = '', second = '', third = ''] = parts;
  if (host.toLowerCase() === 'wa.me') return { text: `+${first.replace(/^\+/, '')}`, product: null };
  if (first === 'product' && isProductId(third)) return { text: second, product: { handle: lower(second), id: third } };
  if (first.startsWith('@')) {
    const isPost = (second === 'video' || second === 'photo') && isProductId(third);
    return { text: first, product: isPost ? { handle: lower(first.slice(1)), id: third } : null };
  }
  if (first === 'shop' || first === 'catalog') return { text: second, product: null };
  return parts.length === 1 && host !== '' ? { text: first, product: null } : null;
}

const lower = (handle: string) => handle.toLowerCase();
