/**
 * What is known of a word form. Captions are written with the same few thousand words: what lists, patterns and weights
 * say of one is found out once, not for every token of every caption.
 */
export interface WordForm {
  /** The key for word lists, as in `Token`. */
  readonly low: string;
  /** By the place of the question; undefined: not asked yet. */
  readonly answers: unknown[];
}

/** So many forms are remembered at least, and at most twice as many. */
const MIN_REMEMBERED = 4_096;
/** What is longer is no word. */
const MAX_CHARS = 40;

let questions = 0;
let recent = new Map<string, WordForm>();
let former = new Map<string, WordForm>();

/**
 * The form with this key. Forms that were not met for long are forgotten.
 * @param isRemembered false for numbers, which hardly come again
 */
export function wordForm(low: string, isRemembered = true): WordForm {
  if (!isRemembered || low.length > MAX_CHARS) return { low, answers: [] };
  const known = recent.get(low);
  if (known) return known;
  if (recent.size >= MIN_REMEMBERED) {
    former = recent;
    recent = new Map();
  }
  const form = former.get(low) ?? { low, answers: new Array(questions) };
  recent.set(low, form);
  return form;
}

/**
 * A question about word forms that is answered once for each. To be asked while modules load.
 * @param answer by the key; must depend on nothing else, and never be undefined
 */
export function askedOnce<Answer>(answer: (low: string) => Answer): (form: WordForm) => Answer {
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
