/**
 * The one inline script. It runs on every public page, also where the app never loads, and must stay under 1 kB
 * minified:
 * - counts the view and taps by beacon,
 * - copies and shares,
 * - lets a product's further pictures come after its first one (`data-come`, product.css),
 * - keeps room on the own shop for what its owner gets (`data-own`),
 * - decides when the app's modules load: at once for a session or a control that needs them, else when the pictures are
 *   there and the phone is idle, never by itself with Save-Data or on 2g. It stands alone (see
 *   build-plugins/inline-script.ts) and reads what the page wrote down: `data-shop`, `data-video` and `data-view` on
 *   the page's main part; on a control `data-tap` (what to count, or empty) with `data-copy`, `data-share`, `data-done`
 *   and `data-fail` (what to say) and `data-app` (needs the app); `data-ok` is `true` for the two seconds of its copied
 *   state. Storage, clipboard, share and beacon may be missing or throw in an in-app browser.
 */
/** Every page has an element with each of these ids, which a browser knows by that name. */
declare const main: HTMLElement;
declare const say: HTMLElement;

{
  type Idle = (work: () => void, limit: object) => void;
  const page = document;
  const agent = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType } = agent.connection ?? {};

  const find = <Element extends HTMLElement>(what: string) => page.querySelector<Element>(what);

  const send = (what: string, target?: string) => {
    const { shop, video } = main.dataset;
    if (shop)
      agent.sendBeacon?.(
        `/api/v1/shop/${shop}/${what}`,
        new Blob([JSON.stringify({ videoId: video, target })], { type: 'application/json' }),
      );
  };

  // Called twice it does nothing more: the browser keeps modules.
  const start = () =>
    find('#app-data')
      ?.dataset.modules?.split(' ')
      .map((address) => import(address));

  const copy = async (control: DOMStringMap) => {
    const field = find('#copied') as HTMLTextAreaElement;
    let ok = true;
    try {
      await agent.clipboard.writeText(control.copy as string);
    } catch {
      field.value = control.copy as string;
      field.hidden = false;
      field.select();
      // A tap elsewhere puts it away.
      field.onblur = () => (field.hidden = true);
      ok = field.hidden = page.execCommand('copy');
    }
    say.textContent = (ok ? control.done : control.fail) as string;
    control.ok = ok as unknown as string;
    setTimeout(() => (say.textContent = control.ok = ''), ok ? 2e3 : 5e3);
  };

  addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-tap]')?.dataset ?? {};
    if (control.tap) send('click', control.tap);
    if (control.share && agent.share) agent.share({ url: control.share }).catch(() => {});
    else if (control.copy) copy(control);
    if (control.app) start();
  });

  const own = main.dataset;
  let user: string | undefined;
  if (own.view) send('view');
  try {
    user = localStorage['dukalink.user'] as string;
    own.own = user.includes(`"${own.shop}"`) as unknown as string;
  } catch {}
  if (user) start();
  // biome-ignore lint/suspicious/noGlobalAssign: five characters shorter, and nothing else listens
  onload = () => {
    // Now lazy pictures of a product's page may come, which waited for its first one (product.css).
    own.come = '';
    // Idle, but within 5 s: a phone that is never idle would wait for ever. As a delay (Safari's setTimeout) the object
    // counts as 0.
    if (!(saveData || /2g/.test(effectiveType as string)))
      ((self.requestIdleCallback || setTimeout) as Idle)(start, { timeout: 5e3 });
  };
}
