/**
 * For processes that work with the embedded database for minutes only. V8 compiles each of its functions a second time
 * once it has run for a while, which pays in a service of days; with ten times the patience the server's tests take a
 * seventh less of the processor.
 */
export const compileLess = ['--wasm-tiering-budget=20000000'];
