import type { UpdateMeBody, User } from '@app/contracts/accounts.schemas';
import { callApi } from '#web/lib/requests/api-client.ts';

/** Sets, changes or takes away the number that buyers write to. */
export const saveContact = (body: UpdateMeBody) => callApi<User>('/auth/me', { method: 'PUT', body });

/** The specified words for a number that can't be one. */
export const contactRefused = 'Please enter a valid WhatsApp number in international format (e.g., +256700123456)';
