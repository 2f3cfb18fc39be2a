import type { compose, composeIn } from './compose.ts';
import address from './compose.ts?script-address';

interface ComposerFile {
  compose: typeof compose;
  composeIn: typeof composeIn;
}

/** The composer, a file of its own. */
export const loadComposer = (): Promise<ComposerFile> => import(/* @vite-ignore */ address);
