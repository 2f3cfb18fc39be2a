import { expect, test } from 'vitest';
import { dashboardSearch, readDashboardQuery } from './dashboard-query.ts';

const read = (query: string) => readDashboardQuery(new URLSearchParams(query));

test('the address says what is listed, in any letters', () => {
  expect(read('search=+Red+shoes+&tag=Ladies&show=sold_out&sort=price_asc')).toEqual({
    limit: 24,
    search: 'Red shoes',
    tag: 'ladies',
    show: 'sold_out',
    sort: 'price_asc',
  });
});

test('what cannot be meant is left out', () => {
  expect(read('show=constructor&sort=toString&tag=&search=+')).toEqual({ limit: 24 });
  expect(read('show=all&sort=newest')).toEqual({ limit: 24 });
  expect([...(read(`search=${'🙂'.repeat(90)}`).search ?? '')]).toHaveLength(80);
});

test('a changed selection keeps the rest and closes the window', () => {
  const params = new URLSearchParams('search=shoes&show=hidden&edit=123');
  expect(dashboardSearch(params, { show: null, tag: 'red & blue' })).toBe('?search=shoes&tag=red+%26+blue');
  expect(dashboardSearch(new URLSearchParams('edit=1'), {})).toBe('');
  expect(dashboardSearch(params, { edit: '7' })).toBe('?search=shoes&show=hidden&edit=7');
});
