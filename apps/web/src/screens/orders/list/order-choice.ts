/** Orders that one message or list is made for. */
export interface Choice {
  /** Codes of orders. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

export function withChosen(chosen: ReadonlySet<string>, code: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(code);
  else next.delete(code);
  return next;
}
