/** What other slices may do with imports; the slice's own files and the app import the files themselves. */
export { beginBackCatalogue } from './back-catalogue/begin-back-catalogue.ts';
export { noteVisited, resumeImport } from './import/schedule-due.ts';
export { startImport } from './import/start-import.ts';
export { acceptTikTokAccount } from './import/tiktok-account.ts';
export type { IngestionContext } from './ingestion.context.ts';
export { requestImport } from './schedule/ask-for-import.ts';
