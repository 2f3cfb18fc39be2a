import { Suspense } from 'react';
import { loadedWhereShown } from '#web/ui/loaded-where-shown.ts';
import type { MissingShopProps } from './missing-shop.tsx';

const load = async () => (await import('./missing-shop.tsx')).MissingShop;

const MissingShop = loadedWhereShown(load, import.meta.env.SSR ? await load() : null);

export const MissingPage = (props: MissingShopProps) => (
  <Suspense>
    <MissingShop {...props} />
  </Suspense>
);
