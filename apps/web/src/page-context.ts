import type { PageReader } from '@app/contracts/pages';
import { createContext } from 'react-router';

/**
 * Where the loaders find their data. The server puts a reader in under this very object, so both sides must import it as
 * `@app/web/page-context` (see build-plugins/page-context.ts).
 */
export const pageReaderContext = createContext<PageReader>();
