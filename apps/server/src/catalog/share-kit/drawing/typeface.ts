import { fileURLToPath } from 'node:url';
import type { Typeface } from '#server/platform/images/preview/preview-text.ts';

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${name}`));

/** The same letters on every machine, in pictures and on paper; it has the letters of Luganda. */
export const strong: Typeface = { name: 'Figtree ExtraBold', file: fileOf('800ExtraBold/Figtree_800ExtraBold.ttf') };
export const plain: Typeface = { name: 'Figtree Medium', file: fileOf('500Medium/Figtree_500Medium.ttf') };
