import { type Child, startChild } from './child.ts';
import type { Importing } from './importing.server.ts';
import type { Row } from './rows.ts';
import { makeScratch, serverUrl } from './scratch.ts';
import type { SimulatedSellers } from './simulator.server.ts';

const sellers = 20;
const sellersToWarmUp = 20;
const postsPerSeller = 10;
const products = (sellers * postsPerSeller) / 2;
/** Of the service's own CPU time: TikTok and PostgreSQL have theirs. */
const perSecondAndCore = 10;

/**
 * Twenty sellers' first import from a simulated TikTok, pictures included, from the moment at which the jobs are
 * committed, in a process that imported twenty others before.
 */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  const rows = await rowsFor('embedded database', null);
  return server === null ? rows : [...rows, ...(await rowsFor('PostgreSQL', server))];
}

async function rowsFor(engine: string, server: string | null): Promise<Row[]> {
  const handles = Array.from({ length: sellersToWarmUp + sellers }, (_, index) => `duka.${index + 1}`);
  const tiktok = await startChild('simulator', { handles, postsPerSeller } satisfies SimulatedSellers);
  const scratch = await makeScratch(server);
  try {
    const importing = await startChild(
      'importing',
      {
        environment: {
          ...scratch.environment,
          TIKTOK_WEB_ORIGIN: tiktok.ready.origin,
          TIKTOK_REQUEST_GAP_MS: '0',
        },
        warmUp: handles.slice(0, sellersToWarmUp),
        handles: handles.slice(sellersToWarmUp),
        productsPerSeller: postsPerSeller / 2,
        covers: String(tiktok.ready.covers).split(' ').slice(-products),
      } satisfies Importing,
      { isEmbedded: server === null },
    );
    await importing.stop();
    return rowsOf(engine, importing.ready);
  } finally {
    await scratch.remove();
    await tiktok.stop();
  }
}

function rowsOf(engine: string, facts: Child['ready']): Row[] {
  const [cpuMs, allMs, picturesMs] = [Number(facts.cpuMs), Number(facts.allMs), Number(facts.picturesMs)];
  const name = `Import of ${sellers} sellers, ${products} products (${engine})`;
  const perSecond = (ms: number): string => `${(products / (ms / 1000)).toFixed(1)} /s`;
  return [
    {
      figure: `${name}: products a second`,
      ours: perSecond(allMs),
      baseline: `${perSecond(picturesMs)} pictures alone`,
    },
    {
      figure: `${name}: products a second and core`,
      ours: `${perSecond(cpuMs)} (${(cpuMs / products).toFixed(0)} ms of CPU each)`,
      target: `≥ ${perSecondAndCore} /s`,
      isMet: products / (cpuMs / 1000) >= perSecondAndCore,
    },
    { figure: `${name}: first card after`, ours: `${(Number(facts.firstCardMs) / 1000).toFixed(2)} s` },
    { figure: `${name}: share that is picture work`, ours: `${Math.round((100 * picturesMs) / allMs)} %` },
    { figure: `${name}: pictures whose AVIF was made while it ran`, ours: String(facts.avifMade) },
  ];
}
