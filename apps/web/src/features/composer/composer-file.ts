import type { compose, composeIn } from './compose.ts';

interface ComposerFile {
  compose: typeof compose;
  composeIn: typeof composeIn;
}

/** The composer, a file of its own that the document names (app-data.tsx). */
export async function loadComposer(): Promise<ComposerFile> {
  const address = document.getElementById('app')?.dataset.compose;
  return import(/* @vite-ignore */ address ?? '');
}
