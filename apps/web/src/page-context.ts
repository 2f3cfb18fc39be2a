import type { PageReader, PageWriter } from '@app/contracts/addresses/pages';
import { createContext } from 'react-router';

/** Where loaders find their data. Import it as `@app/web/page-context` (build-plugins/page-context.ts). */
export const pageReaderContext = createContext<PageReader>();

/** Where actions write. Only set when a form was sent. */
export const pageWriterContext = createContext<PageWriter>();
