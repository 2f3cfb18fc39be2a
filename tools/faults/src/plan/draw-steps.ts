import { type Seeded, seeded, seedOf } from '@app/tiktok-simulator/world/seeded';
import { type FaultKind, type Plan, type PlannedFault, type Role, roles } from './plan.ts';

/** How often each role does what, as weights. */
const habits = {
  buyer: { read: 20, openProduct: 10, order: 24, change: 8, send: 18, cancel: 4, receive: 6, visit: 8 },
  seller: {
    mark: 24,
    undo: 5,
    setPrice: 14,
    addProduct: 7,
    publish: 6,
    editCaption: 7,
    sync: 8,
    pay: 7,
    answerPrompt: 6,
    refresh: 6,
    signOut: 4,
    readOwn: 6,
  },
  newcomer: { signUp: 2, signUpByPhone: 1 },
  administrator: { suspend: 2, restore: 3, readUsers: 2 },
} as const satisfies Record<Role, Record<string, number>>;

type ActionOf<R extends Role> = keyof (typeof habits)[R];
export type ActionName = { [R in Role]: ActionOf<R> }[Role];

/** One thing that one actor does. What it does it to is chosen by `draws` among what is there by then. */
export interface Step {
  index: number;
  /** After the step before it. */
  thinkMs: number;
  actor: string;
  action: ActionName;
  draws: readonly number[];
  /** The Idempotency-Key of what it makes. */
  key: string;
}

export interface DrawnRun {
  steps: Step[];
  faults: PlannedFault[];
}

const keyLetters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const drawsOfStep = 4;

/** Every step and every fault of a run: the same plan and seed draw the same. */
export function drawRun(plan: Plan, seed: number): DrawnRun {
  const random = seeded(seedOf(`steps ${seed}`));
  const actors = roles.flatMap((role) =>
    Array.from({ length: plan.actors[role] }, (_, index) => ({ role, name: `${role}-${index + 1}` })),
  );
  const steps = Array.from({ length: plan.steps }, (_, at): Step => {
    const { role, name } = actors[random.between(0, actors.length - 1)] ?? { role: 'buyer', name: 'buyer-1' };
    return {
      index: at + 1,
      thinkMs: Math.round(-Math.log(1 - random.next()) * plan.thinkMs),
      actor: name,
      action: drawAction(random, role),
      draws: Array.from({ length: drawsOfStep }, () => random.next()),
      key: `${seed}-${at + 1}-${random.text(keyLetters, 16)}`,
    };
  });
  const faults = [...plan.faults, ...drawFaults(plan, seeded(seedOf(`faults ${seed}`)))];
  return { steps, faults: faults.sort((one, other) => one.from - other.from) };
}

/** What is left of a run that begins later: a fault of before would begin with the first step, all of them at once. */
export function fromStep({ steps, faults }: DrawnRun, first: number): DrawnRun {
  return { steps: steps.filter(({ index }) => index >= first), faults: faults.filter(({ from }) => from >= first) };
}

function drawAction(random: Seeded, role: Role): ActionName {
  const weights = Object.entries(habits[role]) as [ActionName, number][];
  let left = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [action, weight] of weights) {
    left -= weight;
    if (left < 0) return action;
  }
  return weights[0]?.[0] ?? 'read';
}

function drawFaults({ drawn, steps }: Plan, random: Seeded): PlannedFault[] {
  if (!drawn) return [];
  const [first, ...others] = drawn.kinds;
  if (first === undefined) return [];
  const kinds: [FaultKind, ...FaultKind[]] = [first, ...others];
  if (drawn.pairsApart !== undefined) return drawPairs(drawn, drawn.pairsApart, random);
  return Array.from({ length: drawn.count }, () => ({
    kind: random.pick(kinds),
    from: random.between(Math.ceil(steps * 0.1), Math.floor(steps * 0.9)),
    seconds: random.between(...drawn.seconds),
  }));
}

function drawPairs({ count, kinds, seconds }: NonNullable<Plan['drawn']>, apart: number, random: Seeded) {
  const pairs = kinds.flatMap((kind) =>
    kinds.filter((other) => hurtBy(other) !== hurtBy(kind)).map((paired) => ({ kind, paired })),
  );
  return Array.from({ length: count }, (_, at): PlannedFault => {
    const { kind, paired } = pairs[random.between(0, pairs.length - 1)] as (typeof pairs)[number];
    return { kind, paired, from: Math.ceil(apart / 2) + at * apart, seconds: random.between(...seconds) };
  });
}

/** A host of the lab, a partner or a process: what one fault has ended, another one can't stop. */
const hurtBy = (kind: FaultKind): string =>
  (kind.startsWith('lab ') ? (kind.split(' ')[2] ?? '').split('.') : kind.split('-'))[0] ?? '';

/** One of these, by a step's draw; undefined of none. */
export const chosen = <Item>(items: readonly Item[], draw = 0): Item | undefined =>
  items[Math.floor(draw * items.length)];

/** A whole number from `least` to `most`, by a step's draw. */
export const between = (least: number, most: number, draw = 0): number => least + Math.floor(draw * (most - least + 1));
