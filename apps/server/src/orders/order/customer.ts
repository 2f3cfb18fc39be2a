import { plainText } from '@app/contracts/messages/message-text';
import type { OrderCustomer } from '@app/contracts/orders/orders.schemas';
import type { OrdersContext } from '#server/orders/orders.context.ts';
import { keyedHash } from '#server/platform/keys.ts';
import { jsonIn } from '#server/platform/outgoing.ts';

/** What a buyer gave for the rider; notes by line. */
export interface Customer {
  name: string | null;
  place: string | null;
  phone: string | null;
  notes: (string | null)[];
}

export const nothingGiven: Customer = { name: null, place: null, phone: null, notes: [] };

export const isGiven = (typed: OrderCustomer = {}): boolean => Object.values(typed).some(Boolean);

/** Lines and controls are taken out of what was typed. */
export function customerOf(
  typed: Partial<Record<keyof OrderCustomer, string | null>>,
  notes: readonly (string | null)[],
): Customer {
  const clean = (text: string | null | undefined) => plainText(text ?? '', 200) || null;
  return {
    name: clean(typed.name),
    place: clean(typed.place),
    phone: clean(typed.phone),
    notes: notes.map((note) => note && (plainText(note, 200) || null)),
  };
}

/** Fewer are no number that a rider could call. */
const leastPhoneDigits = 7;

/** The columns of an order that hold what a buyer gave: all empty where nothing was. */
export function sealCustomer({ sealed, key }: OrdersContext, orderId: string, shopId: string, customer: Customer) {
  const { name, place, phone, notes } = customer;
  const isEmpty = !name && !place && !phone && !notes.some(Boolean);
  return {
    customer: isEmpty ? null : sealed.seal(JSON.stringify(customer), orderId),
    name_hashes: name ? wordsOf(name).map((word) => nameHash(key, shopId, word)) : [],
    has_phone: phone !== null && phone.replace(/\D/g, '').length >= leastPhoneDigits,
  };
}

/** Nothing when it was never given, was erased, or was sealed by a secret that is not known any more. */
export function openCustomer({ sealed }: OrdersContext, orderId: string, text: string | null): Customer {
  const opened = text === null ? null : sealed.open(text, orderId);
  return opened === null ? nothingGiven : (jsonIn(opened) as Customer);
}

/**
 * A name is found by whole words, in any order: what is sealed can't be read by the database. One list for each key that
 * names were hashed by; empty lists find nothing.
 */
export function nameHashesOf({ key, formerKey }: OrdersContext, shopId: string, typed: string): Buffer[][] {
  const words = wordsOf(typed);
  return [key, ...(formerKey ? [formerKey] : [])].map((one) => words.map((word) => nameHash(one, shopId, word)));
}

const maxNameWords = 6;

const wordsOf = (name: string): string[] =>
  [
    ...new Set(
      name
        .toLowerCase()
        .normalize('NFKD')
        // What an accent leaves behind.
        .replace(/\p{M}/gu, '')
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].slice(0, maxNameWords);

const hashBytes = 8;
const nameHash = (key: Uint8Array, shopId: string, word: string): Buffer =>
  keyedHash(key, 'name', shopId, word).subarray(0, hashBytes);
