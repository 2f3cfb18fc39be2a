import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayTable } from './counter-table.tsx';

test('days with nothing are one line below those with something, newest first', () => {
  const byDay = [0, 4, 0, 0, 2].map((views, at) => ({ day: `2026-11-0${at + 1}`, views }));
  const html = renderToString(
    <DayTable
      counters={{ names: { views: 'Shop views' }, format: (_, value) => String(value) }}
      data={{ from: '2026-11-01', to: '2026-11-05', totals: { views: 6 }, previous: { views: 0 }, byDay }}
      chosen="views"
    />,
  );
  const cells = [...html.matchAll(/<t[hd] (?:scope="row"|data)[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(cells).toEqual(['Total', '6', '5 Nov', '2', '2 Nov', '4']);
  expect(html).toContain('3 days with nothing');
});
