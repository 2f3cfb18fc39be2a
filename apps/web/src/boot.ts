/**
 * The one inline script. It runs on every public page, also where the app never loads, and must stay under 1 kB minified:
 * - counts the view and taps by beacon,
 * - copies and shares,
 * - decides when the app's modules load: at once for a session or a control that needs them, else when the pictures are there and the
 *   phone is idle, never by itself with Save-Data or on 2g.
 * It stands alone (see build-plugins/inline-script.ts) and reads what the page wrote down: `data-shop`, `data-video` and `data-view` on
 * the page's main part; on a control `data-tap` (what to count, or empty) with `data-copy`, `data-share`, `data-done` (what to say) and
 * `data-app` (needs the app). Storage, clipboard, share and beacon may be missing or throw in an in-app browser.
 */
{
  type Idle = (work: () => void, limit: object) => void;
  const page = document;
  const agent = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType } = agent.connection ?? {};

  const send = (what: string, target?: string) => {
    const shop = page.querySelector<HTMLElement>('[data-shop]')?.dataset;
    if (shop)
      agent.sendBeacon?.(
        `/api/v1/shop/${shop.shop}/${what}`,
        new Blob([JSON.stringify({ videoId: shop.video, target })], { type: 'application/json' }),
      );
  };

  // Called twice it does nothing more: the browser keeps modules.
  const start = () =>
    page
      .getElementById('app-data')
      ?.dataset.modules?.split(' ')
      .map((address) => import(address));

  const copy = async (text: string, done = '') => {
    const say = page.getElementById('say') as HTMLElement;
    const field = page.getElementById('copied') as HTMLTextAreaElement;
    let ok = true;
    try {
      await agent.clipboard.writeText(text);
    } catch {
      field.value = text;
      field.hidden = false;
      field.select();
      ok = field.hidden = page.execCommand('copy');
    }
    say.textContent = ok ? done : field.title;
    if (ok) setTimeout(() => (say.textContent = ''), 2e3);
  };

  addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-tap]')?.dataset;
    if (control) {
      const { tap, copy: text, share, done, app } = control;
      if (tap) send('click', tap);
      if (share && agent.share) agent.share({ url: share }).catch(() => {});
      else if (text) copy(text, done);
      if (app) start();
    }
  });

  if (page.querySelector('[data-view]')) send('view');

  let session: unknown;
  try {
    session = localStorage['dukalink.accessToken'];
  } catch {}
  if (session) start();
  else if (!saveData && !/2g/.test(effectiveType as string))
    // Idle, but within 5 s: a phone that is never idle would wait for ever. As a delay (Safari's setTimeout) the object counts as 0.
    window.onload = () => ((window.requestIdleCallback || setTimeout) as Idle)(start, { timeout: 5e3 });
}
