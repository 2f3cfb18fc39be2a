/** What other slices may do with imports; the slice's own files and the app import the files themselves. */
export { resumeImport } from './import/schedule-due.ts';
export { startImport } from './import/start-import.ts';
export type { IngestionContext } from './ingestion.context.ts';
