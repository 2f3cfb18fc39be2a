import { type ComponentType, lazy } from 'react';

/**
 * A part that few visitors see: the server writes it whole, and a browser loads its code only where it is shown. `onServer`
 * is null in the browser. Stands in a `Suspense`.
 */
export const loadedWhereShown = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
): ComponentType<Props> => onServer ?? lazy(async () => ({ default: await load() }));
