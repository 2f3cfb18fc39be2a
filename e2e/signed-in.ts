import type { SigninAnswer } from '@app/contracts/accounts';
import type { Page } from '@playwright/test';
import type { Static } from 'typebox';
import type { Service } from './service.ts';
import { sellerPassword } from './shops.ts';

/**
 * Signs the browser in as the owner of a shop that `openShop` has opened, as the sign-in screen leaves it behind: a
 * real session, kept under the specified names. For tests whose promise is another one than signing in. `welcomed`
 * false: the first visit of this browser.
 */
export async function signInBrowser(page: Page, service: Service, handle: string, welcomed = true): Promise<void> {
  const response = await page.request.post(`${service.origin}/api/v1/auth/password/signin`, {
    data: { handle, password: sellerPassword },
  });
  const { data } = (await response.json()) as Static<typeof SigninAnswer>;
  await page.goto('/support');
  await page.evaluate(
    ({ user, accessToken, refreshToken, idToken, visited }) => {
      const stored = { user: JSON.stringify(user), token: accessToken, accessToken, refreshToken, idToken };
      for (const [key, value] of Object.entries({ ...stored, tokenReceivedAt: String(Date.now()) }))
        localStorage.setItem(`dukalink.${key}`, value);
      if (visited) localStorage.setItem(`dukalink.shopVisited.${user.handle}`, 'true');
    },
    { ...data, visited: welcomed },
  );
}
