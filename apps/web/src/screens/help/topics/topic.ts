import type { HelpTopic } from '@app/contracts/addresses/help-topics';

/** A text in which `[Sync now]` names a button or a label of ours, and `{999}` is a number to call. */
export type Marked = string;

/** One page of help: plain data, so that the search and the tests read what people read. */
export interface Topic {
  name: HelpTopic;
  title: string;
  lead: string;
  /** What else people type who look for it; Luganda, too. */
  otherWords: string;
  /** What to tap, in order. */
  steps: Marked[];
  /** What the picture shows, for who cannot see it. */
  picture: string;
  /** Short questions below the steps. */
  questions: { title: string; text: Marked[] }[];
}

/** The names that a text marks. */
export const namesIn = (text: Marked): string[] => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name);

export const textsOf = ({ lead, steps, questions }: Topic): Marked[] => [
  lead,
  ...steps,
  ...questions.flatMap(({ title, text }) => [title, ...text]),
];
