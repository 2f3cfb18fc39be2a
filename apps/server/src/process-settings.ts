/** Variables that the service's process is started with, unless the operator says otherwise (ADR 22). */
export const processVariables = {
  // React reads it when it is loaded: without it pages are rendered by its development build, which takes half as long
  // again.
  NODE_ENV: 'production',
  // Else each thread that works on pictures has an arena of its own and keeps what it once held.
  MALLOC_ARENA_MAX: '2',
  // Else malloc raises by itself, up to 32 MB, from what size on a block goes back to the system when it is freed: pictures
  // and kept pages then lie in one heap, of which nothing can be given back.
  MALLOC_MMAP_THRESHOLD_: String(2 ** 20),
  // With that set this would be 128 kB, and each compression would take its tables from the system anew.
  MALLOC_TRIM_THRESHOLD_: String(16 * 2 ** 20),
};

/** Node's flags for a service, on the embedded database or on a server of PostgreSQL. */
export const nodeFlags = ({ isEmbedded }: { isEmbedded: boolean }): string[] => [
  // The service calls it once it is ready.
  '--expose-gc',
  // V8 gives young objects up to 128 MB on a large machine, and seldom takes any of it back.
  '--max-semi-space-size=16',
  // By itself V8 lets the rest grow to a multiple of what is in use before it looks what is not, the more the larger the
  // machine is.
  '--heap-growing-percent=40',
  // To optimise the parser of the embedded database takes it 550 MB for a second, and nothing that could be measured is
  // faster afterwards.
  ...(isEmbedded ? ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] : []),
];
