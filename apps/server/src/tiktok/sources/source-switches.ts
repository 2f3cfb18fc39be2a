import Type from 'typebox';
import { Value } from 'typebox/value';
import { readStoredSettings } from '#server/platform/database/stored-settings.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { rememberFor } from './remember.ts';

/** The setting that lists the sources which administrators have switched off. */
export const sourcesOffKey = 'sources_off';

const SourcesOff = Type.Array(Type.String());

/** Whether a source of `TIKTOK_SOURCES` may be asked; administrators decide that for all processes. */
export interface SourceSwitches {
  isOn(source: string): Promise<boolean>;
  /** Asks the database at the next question: something was switched here. */
  forget(): void;
}

/** The sources that are switched off. Throws when the table holds nonsense. */
export async function readSourcesOff(db: Db | Trx): Promise<string[]> {
  const value = (await readStoredSettings(db, [sourcesOffKey])).get(sourcesOffKey) ?? [];
  if (!Value.Check(SourcesOff, value)) throw new Error(`The setting ${sourcesOffKey} is not usable.`);
  return value;
}

/** The switches as the database keeps them. Two seconds spare it a query for each request to TikTok, and act at once for a person. */
export function createSourceSwitches(db: Db, rememberMs = 2000): SourceSwitches {
  const off = rememberFor(rememberMs, () => readSourcesOff(db));
  return { isOn: async (source) => !(await off.get()).includes(source), forget: off.forget };
}

/** For where there are no administrators. */
export const allSourcesOn: SourceSwitches = { isOn: async () => true, forget: () => {} };
