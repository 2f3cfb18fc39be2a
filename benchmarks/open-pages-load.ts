import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Pages that are opened, one after the other: so many of each shop. */
export interface PagesToOpen {
  origin: string;
  /** First number of the visitors' addresses. */
  network: number;
  handles: string[];
  pagesOfShop: number;
  perSecond: number;
}

/** What happened since the last report, at milliseconds of the machine's clock. */
export interface PagesReport {
  following: number;
  heard: { price: number | null; atMs: number }[];
  closedAtMs: number[];
  triedAtMs: number[];
  subscribedAtMs: number[];
  /** Pages that asked for what they had missed. */
  asked: number;
}

/** One clock for all processes of the machine. */
export const machineMs = (): number => Number(process.hrtime.bigint()) / 1e6;

export interface OpenPages {
  report(): Promise<PagesReport>;
  close(): void;
}

const clients = 4;
const opensPerSecond = 400;
/** Resolves once all follow their shop. */
export async function openPages(pages: Omit<PagesToOpen, 'perSecond'>): Promise<OpenPages> {
  const children = Array.from({ length: clients }, () =>
    fork(join(import.meta.dirname, 'open-pages.client.ts'), [], { serialization: 'advanced' }),
  );
  await Promise.all(
    children.map(async (child, index) => {
      const opened = once(child, 'message');
      child.send({
        ...pages,
        pagesOfShop: pages.pagesOfShop / clients,
        network: pages.network + index,
        perSecond: opensPerSecond / clients,
      } satisfies PagesToOpen);
      await opened;
    }),
  );
  return {
    async report() {
      const reports = await Promise.all(
        children.map(async (child) => {
          const answered = once(child, 'message');
          child.send('report');
          return (await answered)[0] as PagesReport;
        }),
      );
      return {
        following: reports.reduce((sum, one) => sum + one.following, 0),
        asked: reports.reduce((sum, one) => sum + one.asked, 0),
        heard: reports.flatMap((one) => one.heard),
        closedAtMs: reports.flatMap((one) => one.closedAtMs),
        triedAtMs: reports.flatMap((one) => one.triedAtMs),
        subscribedAtMs: reports.flatMap((one) => one.subscribedAtMs),
      };
    },
    close() {
      for (const child of children) if (child.connected) child.disconnect();
    },
  };
}
