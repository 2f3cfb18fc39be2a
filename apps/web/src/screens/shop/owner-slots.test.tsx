import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { MissingShop } from '#web/features/catalog/missing-shop.tsx';
import { SuspensionSlot } from './owner-slots.tsx';

const html = () => {
  const page = (
    <MissingShop handle="nakato" unavailable>
      <SuspensionSlot handle="nakato" />
    </MissingShop>
  );
  const Routes = createRoutesStub([{ path: '/', Component: () => page }]);
  return renderToString(<Routes />).replaceAll('<!-- -->', '');
};

test('everybody’s page of a suspended shop says that it is unavailable, offers no chat, and does not say why', () => {
  const page = html();
  expect(page).toContain('This shop is unavailable');
  expect(page).toContain('The shop of @nakato is not open at the moment.');
  expect(page).toContain('Return to Home');
  expect(page).not.toMatch(/wa\.me|Chat|suspended/i);
});
