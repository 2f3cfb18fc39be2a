import { type Provider, providers } from './payment-request.ts';

/** How a request for money is answered; in all but `error` the prompt goes out. */
export const answerModes = {
  given: 'as documented',
  lost: 'taken, then the connection breaks',
  'taken-but-500': 'taken, answered by a 500',
  error: 'not taken: a 500 with the code below',
  silent: 'taken, answered after the silence below',
} as const;

export const callbackModes = {
  once: 'one, at the end',
  lost: 'none',
  doubled: 'two of each',
  'before-answer': 'before the answer to the request, when the payer is quick',
  forged: 'one at once that claims success and is signed wrongly, none at the end',
  late: 'held back until they are delivered',
} as const;

/** What the status says instead of the truth. */
export const wrongStatuses = ['pending', 'paid', 'failed', 'not-found', 'error'] as const;

/** One provider's troubles. */
export interface Switches {
  /** Every call is answered by 503. */
  isDown: boolean;
  answer: keyof typeof answerModes;
  errorCode: string;
  silenceMs: number;
  callbacks: keyof typeof callbackModes;
  wrongStatus: (typeof wrongStatuses)[number] | null;
  /** So many status answers are wrong, then they are right; null: all. */
  wrongTimes: number | null;
  /** Said in the status instead of what was asked for. */
  saidAmount: number | null;
  saidCurrency: string | null;
  /** Requests to one number within 10 minutes (Relworx); null: no limit. */
  perNumberLimit: number | null;
}

const well: Switches = {
  isDown: false,
  answer: 'given',
  errorCode: 'INTERNAL_PROCESSING_ERROR',
  silenceMs: 35_000,
  callbacks: 'once',
  wrongStatus: null,
  wrongTimes: null,
  saidAmount: null,
  saidCurrency: null,
  perNumberLimit: 5,
};

/** All providers' switches, and the next status of each. */
export function allSwitches() {
  const ofProvider = Object.fromEntries(providers.map((name) => [name, { ...well }])) as Record<Provider, Switches>;
  return {
    of: (provider: Provider): Switches => ofProvider[provider],
    set: (provider: Provider, change: Partial<Switches>): void => void Object.assign(ofProvider[provider], change),
    heal: (provider?: Provider): void => {
      for (const name of provider ? [provider] : providers) Object.assign(ofProvider[name], well);
    },
    /** The wrong word for this status answer, or null for the truth. */
    takeWrongStatus: (provider: Provider): Switches['wrongStatus'] => {
      const switches = ofProvider[provider];
      if (switches.wrongTimes === 0) return null;
      if (switches.wrongStatus !== null && switches.wrongTimes !== null) switches.wrongTimes -= 1;
      return switches.wrongStatus;
    },
  };
}

export type AllSwitches = ReturnType<typeof allSwitches>;
