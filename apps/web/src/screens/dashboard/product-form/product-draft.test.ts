import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { expect, test } from 'vitest';
import { aProduct } from '#web/test/products.testing.ts';
import { changesBetween, draftOf, emptyDraft, errorsOf, followed, newProductOf, readList } from './product-draft.ts';

const product: OwnerProduct = {
  ...aProduct({ title: 'Sneakers', price: 85_000, old_price: 100_000, tags: ['shoes', 'ladies'], sizes: ['40', '41'] }),
  sale_price: null,
  hidden: false,
  hiddenBySupport: false,
  goneReason: null,
  joinedInto: null,
  splitOff: false,
  postProducts: 1,
  kind: 'video',
  imported: {
    title: 'Sneakers',
    price: 85_000,
    old_price: 100_000,
    description: null,
    tags: [],
    sizes: [],
    availability: 'available',
  },
  owned: [],
  needs: [],
  guess: null,
  askedCaption: null,
  fromFormerHolder: false,
  sold: 0,
  askedBack: [],
};
const before = draftOf(product);

test('a product is shown as people type it', () => {
  expect(before).toMatchObject({ price: '85,000', oldPrice: '100,000', tags: 'shoes, ladies', sizes: '40, 41' });
  expect(draftOf({ ...product, price: null, old_price: null })).toMatchObject({ price: '', oldPrice: '' });
});

test('untouched fields are not sent, so that another tab or the import keeps it', () => {
  expect(changesBetween(before, before)).toMatchObject({ changes: {}, isChanged: false, hasErrors: false });
  expect(changesBetween(before, { ...before, price: '90k', title: ' White sneakers ' }).changes).toEqual({
    price: 90_000,
    title: 'White sneakers',
  });
  expect(changesBetween(before, { ...before, oldPrice: '' }).changes).toEqual({ old_price: null });
  expect(changesBetween(before, { ...before, description: ' Soft ' }).changes).toEqual({ description: 'Soft' });
  const described = { ...before, description: 'Soft' };
  expect(changesBetween(described, { ...described, description: ' ' }).changes).toEqual({ description: null });
  expect(changesBetween(before, { ...before, tags: '', hidden: true, pinned: true }).changes).toEqual({
    tags: [],
    hidden: true,
    pinned: true,
  });
  expect(changesBetween({ ...before, pictures: ['/a', '/b'] }, { ...before, pictures: ['/b', '/a'] }).changes).toEqual({
    pictures: ['/b', '/a'],
  });
});

test('photos that were added are sent by their ids, those that were taken away by their addresses', () => {
  const uploads = { '/c': 'id-c', '/d': 'id-d' };
  const had = { ...before, pictures: ['/a', '/b'] };
  expect(changesBetween(had, { ...had, pictures: ['/a', '/c'], removed: ['/b'] }, uploads).changes).toEqual({
    addPhotoIds: ['id-c'],
    removePhotos: ['/b'],
  });
  expect(changesBetween(had, { ...had, pictures: ['/c', '/a'], removed: ['/b'] }, uploads).changes).toEqual({
    pictures: ['/c', '/a'],
    addPhotoIds: ['id-c'],
    removePhotos: ['/b'],
  });
});

test('a photo that was taken away and chosen again stays as it is', () => {
  const had = { ...before, pictures: ['/a', '/b'] };
  const again = { ...had, pictures: ['/a', '/b'], removed: ['/b'] };
  expect(changesBetween(had, again, { '/b': 'id-b' })).toMatchObject({ changes: {}, isChanged: false });
});

test('a photo that another tab or the import added is not taken away', () => {
  const had = { ...before, pictures: ['/a', '/b', '/c'] };
  const fresh = { ...had, pictures: ['/a', '/b', '/c', '/new'] };
  const removing = followed(had, { ...had, pictures: ['/a', '/c'], removed: ['/b'] }, fresh);
  expect(changesBetween(fresh, removing).changes).toEqual({ removePhotos: ['/b'] });
  const ordering = followed(had, { ...had, pictures: ['/c', '/a', '/b'] }, fresh);
  expect(changesBetween(fresh, ordering).changes).toEqual({ pictures: ['/c', '/a', '/b', '/new'] });
  const gone = { ...had, pictures: ['/a', '/c'] };
  const after = followed(had, { ...had, pictures: ['/c', '/a'], removed: ['/b'] }, gone);
  expect(changesBetween(gone, after).changes).toEqual({ pictures: ['/c', '/a'] });
});

test('what cannot be taken is said beside its field', () => {
  expect(errorsOf({ ...before, title: ' 🙂 ' }).title).toBe('Please enter a title.');
  expect(errorsOf({ ...before, title: 'x'.repeat(121) }).title).toContain('120 letters');
  expect(errorsOf({ ...before, price: 'cheap' }).price).toContain('in shillings');
  expect(errorsOf({ ...before, price: '100k' }).old_price).toBe('The old price must be higher than the price.');
  expect(errorsOf({ ...before, price: '' }).old_price).toContain('Enter the price first');
  expect(errorsOf({ ...before, tags: Array.from({ length: 21 }, (_, at) => `t${at}`).join() }).tags).toContain('20');
  expect(errorsOf({ ...before, description: 'x'.repeat(301) }).description).toContain('300 letters');
  expect(errorsOf({ ...before, sizes: 'x'.repeat(21) }).sizes).toContain('too long');
});

test('an old price that the import read below the price does not stop the seller from correcting the title', () => {
  const odd = { ...before, oldPrice: '1,000' };
  expect(changesBetween(odd, { ...odd, title: 'White sneakers' })).toMatchObject({ hasErrors: false });
  expect(changesBetween(odd, { ...odd, price: '90k' })).toMatchObject({ hasErrors: true });
});

test('lists are read as people write them', () => {
  expect(readList(' #shoes, ladies;shoes\n, size 40 ')).toEqual(['shoes', 'ladies', 'size 40']);
  expect(readList('')).toEqual([]);
});

test('a product made by hand takes each photo once', () => {
  expect(newProductOf({ ...emptyDraft, title: ' Basket ', price: '15k' }, ['a', 'b', 'a'])).toEqual({
    title: 'Basket',
    price: 15_000,
    old_price: null,
    description: null,
    tags: [],
    sizes: [],
    photoIds: ['a', 'b'],
  });
});

test('only what was typed stays when the product changes elsewhere', () => {
  const fresh = { ...before, title: 'Theirs', price: '90,000', pictures: ['/other'] };
  expect(followed(before, { ...before, title: 'Mine' }, fresh)).toEqual({ ...fresh, title: 'Mine' });
});

test('a year of five digits, which a browser lets one type, is an error of the field and stops no form', () => {
  const typed = { ...before, salePrice: '70k', saleEnds: '20266-11-29T20:00' };
  expect(changesBetween(before, typed).errors).toEqual({
    sale_ends_at: 'Write the year with four digits, such as 2026.',
  });
});
