import { expect, onTestFinished, test, vi } from 'vitest';
import { startLiveShop } from '#web/test/live-shop.testing.ts';
import { followBasket } from './follow-basket.ts';

/** How often it was called back; each time the server says that the socket follows the shop, it tells of `told`. */
async function followed(isShown: boolean) {
  const shop = await startLiveShop({ now: null });
  shop.show(isShown);
  const heard: string[] = [];
  const concerns = (videoId: string) => {
    heard.push(videoId);
    return false;
  };
  let changes = 0;
  onTestFinished(
    followBasket('nakato', concerns, () => {
      changes += 1;
    }),
  );
  return { ...shop, heard, changes: () => changes };
}

test('a review that is read in sight is not read again because it follows the shop from then on', async () => {
  const { heard, changes } = await followed(true);
  await vi.waitFor(() => expect(heard).toEqual(['told']));
  expect(changes()).toBe(0);
});

test('a review that was opened out of sight is read again once it is seen: until then it heard nothing', async () => {
  const { heard, changes, show } = await followed(false);
  show(true);
  await vi.waitFor(() => expect(heard).toEqual(['told']));
  expect(changes()).toBe(1);
});
