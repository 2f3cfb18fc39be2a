import { readStored } from '#web/lib/browser/local-storage.ts';
import { visitsKey } from './last-visit.ts';

/** The visits of this browser as text: React needs the same value as long as nothing changes. */
export const readVisitsText = (): string => readStored(visitsKey) ?? '';
