import Type from 'typebox';
import { Value } from 'typebox/value';
import { readStoredSettings } from '#server/platform/database/stored-settings.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

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

/**
 * Long enough to spare the database a question before each request to TikTok, short enough to act at once for a person.
 */
const rememberedMs = 2000;

/** The switches as the database keeps them. One question at a time, remembered for `rememberMs`. */
export function createSourceSwitches(db: Db, rememberMs: number = rememberedMs): SourceSwitches {
  let asked: { off: Promise<string[]>; untilMs: number } | null = null;

  function ask(): Promise<string[]> {
    const question = { off: readSourcesOff(db), untilMs: performance.now() + rememberMs };
    asked = question;
    question.off.catch(() => {
      if (asked === question) asked = null;
    });
    return question.off;
  }

  return {
    async isOn(source) {
      const off = await (asked && performance.now() < asked.untilMs ? asked.off : ask());
      return !off.includes(source);
    },
    forget() {
      asked = null;
    },
  };
}

/** Everything may be asked: what has no administrators. */
export const allSourcesOn: SourceSwitches = { isOn: async () => true, forget: () => {} };
