/** Asks once and shares the answer for `ms`; a question that failed is asked again. */
export function rememberFor<T>(ms: number, ask: () => Promise<T>) {
  let known: { answer: Promise<T>; untilMs: number } | null = null;
  return {
    get(): Promise<T> {
      if (known && performance.now() < known.untilMs) return known.answer;
      const asked = { answer: ask(), untilMs: performance.now() + ms };
      known = asked;
      asked.answer.catch(() => {
        if (known === asked) known = null;
      });
      return asked.answer;
    },
    forget(): void {
      known = null;
    },
  };
}
