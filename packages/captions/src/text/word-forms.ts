/** Captions repeat the same few thousand words, so what is known of one is found out once. */
export interface WordForm {
  /** Lower case, without accents and apostrophes: the key for word lists. */
  readonly low: string;
  /** By the place of the question; undefined: not asked yet. */
  readonly answers: unknown[];
}

/** So many forms are remembered at least, and at most twice as many. */
const MIN_REMEMBERED = 8_192;
const MAX_CHARS = 40;

let questions = 0;

/** The forms met lately, by their text; those that were not met for long are forgotten. */
class Forms {
  #recent = new Map<string, WordForm>();
  #former = new Map<string, WordForm>();
  readonly #keyOf: (text: string) => string;

  constructor(keyOf: (text: string) => string) {
    this.#keyOf = keyOf;
  }

  get(text: string): WordForm {
    const known = this.#recent.get(text);
    if (known) return known;
    if (text.length > MAX_CHARS) return { low: this.#keyOf(text), answers: [] };
    if (this.#recent.size >= MIN_REMEMBERED) {
      this.#former = this.#recent;
      this.#recent = new Map();
    }
    const form = this.#former.get(text) ?? { low: this.#keyOf(text), answers: new Array(questions) };
    this.#recent.set(text, form);
    return form;
  }
}

const ACCENTS = /\p{M}/gu;
const NOT_PLAIN = /[^\x20-\x7e]/;
function keyOf(text: string): string {
  const low = text.toLowerCase().replaceAll("'", '');
  return NOT_PLAIN.test(low) ? low.normalize('NFD').replace(ACCENTS, '').normalize('NFC') : low;
}

const WORDS = new Forms(keyOf);
const SIGNS = new Forms((text) => text);

export const wordForm = (text: string): WordForm => WORDS.get(text);
/** The form of a sign, which is its own key. */
export const signForm = (text: string): WordForm => SIGNS.get(text);
/** The form of a number. It is not kept: it rarely comes again, and may be a phone number. */
export const numberForm = (text: string): WordForm => ({ low: keyOf(text), answers: [] });

/** Answers once for each word. Call it while modules load; `answer` depends on the key alone, never undefined. */
export function memoizeByWord<Answer>(answer: (low: string) => Answer): (form: WordForm) => Answer {
  const place = questions;
  questions += 1;
  return (form) => {
    const known = form.answers[place];
    if (known !== undefined) return known as Answer;
    const found = answer(form.low);
    form.answers[place] = found;
    return found;
  };
}
