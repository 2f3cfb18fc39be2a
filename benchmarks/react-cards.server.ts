import { runAsChild } from './child.ts';
import { readElements, renderToString } from './react-elements.ts';

const [warmUps, renderings] = [1000, 1000];

/** The least that React needs for the cards of a page: the very elements that stand in it, made of nothing. */
runAsChild(async ({ html }: { html: string }) => {
  const list = /<ul class="grid-cards">.*?<\/ul>(?=<\/div>)/s.exec(html)?.[0];
  if (list === undefined) throw new Error('The page has no list of cards.');
  const element = readElements(list);
  const { length } = renderToString(element);
  if (length < list.length * 0.9) throw new Error(`${length} characters were rendered of ${list.length}.`);
  for (let done = 0; done < warmUps; done += 1) renderToString(element);
  const before = process.cpuUsage();
  for (let done = 0; done < renderings; done += 1) renderToString(element);
  const { user, system } = process.cpuUsage(before);
  return { ready: { origin: '', cpuMs: (user + system) / 1000 / renderings, bytes: length }, stop: async () => {} };
});
