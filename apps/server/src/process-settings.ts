/** Variables that the service's process is started with, unless the operator says otherwise (ADR 22). */
export const processVariables = {
  // Without it React renders with its development build, which takes half as long again.
  NODE_ENV: 'production',
  // Otherwise each thread that works on pictures keeps an arena of its own.
  MALLOC_ARENA_MAX: '2',
  // Otherwise malloc raises this to 32 MB by itself, and no freed picture or page goes back to the system.
  MALLOC_MMAP_THRESHOLD_: String(2 ** 20),
  // The line above would set this to 128 kB, and each compression would request its tables from the system again.
  MALLOC_TRIM_THRESHOLD_: String(16 * 2 ** 20),
};

/** Node's flags for a service, on the embedded database or on a server of PostgreSQL. */
export const nodeFlags = ({ isEmbedded }: { isEmbedded: boolean }): string[] => [
  // The service calls it once it is ready.
  '--expose-gc',
  // V8 gives young objects up to 128 MB on a large machine and seldom takes any back.
  '--max-semi-space-size=16',
  // By default the old heap grows to a multiple of its live size before a collection.
  '--heap-growing-percent=40',
  // V8 marks every 100 s while nothing else happens, and four threads that share it spend twice as much as one.
  '--concurrent-marking-max-worker-num=1',
  // Optimising the embedded database takes 550 MB for a second and made nothing measurably faster.
  ...(isEmbedded ? ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] : []),
];
