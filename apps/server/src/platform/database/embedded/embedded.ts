import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PostgreSQL's default of 128 MB would stay in memory once used, beside the kernel's own cache of the same files. */
const buffersMb = 16;

/** Where the embedded database is; both can be sent to another thread. */
export interface EmbeddedOptions {
  /** Null: in memory. */
  folder: string | null;
  /** A dump that fills it. */
  loadDump?: Blob;
}

/** Opens the embedded database in this thread. */
export function openEmbedded({ folder, loadDump }: EmbeddedOptions): Promise<PGlite> {
  const options: PGliteOptions = {
    ...(folder === null ? {} : { dataDir: folder }),
    ...(loadDump ? { loadDataDir: loadDump } : {}),
    parsers: { [types.INT8]: Number },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${buffersMb}MB`],
    // Administrators' searches need it.
    extensions: { pg_trgm },
  };
  return PGlite.create(options);
}
