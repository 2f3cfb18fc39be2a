import { expect, test } from 'vitest';
import { fitInto, refusalOf } from '#web/features/catalog/owner/prepare-photo.ts';
import { type ChosenPhoto, moved, unsentPhotos } from './use-photos.ts';

test('a large photo is made to fit, a small one stays as it is', () => {
  expect(fitInto(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitInto(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitInto(800, 600, 1600)).toEqual({ width: 800, height: 600 });
  expect(fitInto(10_000, 1, 100)).toEqual({ width: 100, height: 1 });
});

test('what is no photo is refused in words before anything is sent', () => {
  expect(refusalOf({ type: 'application/pdf', size: 10 })).toBe('Please choose a JPEG, PNG or WebP photo.');
  expect(refusalOf({ type: 'image/jpeg', size: 0 })).toContain('empty');
  expect(refusalOf({ type: 'image/jpeg', size: 10 })).toBeNull();
  expect(refusalOf({ type: '', size: 10 })).toBeNull();
});

test('a thing moves to another place, and nowhere outside of the row', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], -1, 0)).toEqual(['a', 'b']);
});

test('photos that are not uploaded keep the product from being saved, and it says what helps', () => {
  const chosen = (isBusy: boolean, ...photos: Partial<ChosenPhoto>[]) =>
    unsentPhotos({ isBusy, photos: photos as ChosenPhoto[] });
  const [tooLarge, failed] = [
    { state: 'failed', mayRetry: false },
    { state: 'failed', mayRetry: true },
  ] as const;
  expect(chosen(false)).toBeNull();
  expect(chosen(false, { state: 'done' })).toBeNull();
  expect(chosen(true, { state: 'sending' }, failed)).toBe('Please wait until your photos are uploaded.');
  expect(chosen(false, tooLarge, failed)).toBe('A photo was not uploaded. Try it again, or remove it.');
  expect(chosen(false, { state: 'done' }, tooLarge)).toBe('A photo cannot be used. Please remove it.');
});
