import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import type { DraftErrors } from './product-draft.ts';

const fields = ['title', 'price', 'old_price', 'tags', 'sizes'] as const;

/** What the server found wrong with single fields; nothing when it was something else. */
export function errorsFrom(error: unknown): DraftErrors {
  const found = fields.map((field) => [field, fieldErrorOf(error, field)] as const);
  return Object.fromEntries(found.filter(([, words]) => words !== undefined));
}

/** Brings the first wrong field to the reader, once it is marked. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
