/** Loaded before everything else: this process's clock is off by so many milliseconds; timers are right. */
const offsetMs = Number(process.env.FAULTS_CLOCK_OFFSET_MS);
const RealDate = Date;
const nowMs = RealDate.now.bind(RealDate);

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(nowMs() + offsetMs);
    // As many as were given: the others would be set, too.
    else super(...(given as [number]));
  }
  static override now(): number {
    return nowMs() + offsetMs;
  }
} as DateConstructor;

export {};
