/** The script that shows TikTok's player; undefined in a document whose policy refuses its frame (app-data.tsx). */
export const playerFile = (): string | undefined => document.getElementById('app')?.dataset.play;
