import type { PageReader, PageWriter } from '@app/contracts/pages';
import { createContext } from 'react-router';

/**
 * Where the loaders find their data. The server puts a reader in under this very object, so both sides must import it
 * as `@app/web/page-context` (see build-plugins/page-context.ts).
 */
export const pageReaderContext = createContext<PageReader>();

/**
 * Where the actions write. Only there when a form was sent: what is read is the same for everybody, who writes is
 * somebody.
 */
export const pageWriterContext = createContext<PageWriter>();
