/**
 * The one inline script. It runs on every page, also where the app never loads, and must stay under 1,600 characters
 * minified:
 * - counts the view and taps by beacon,
 * - copies and shares,
 * - says when the network is gone (ui/offline-banner.tsx), is back or is slow, the same with and without the app,
 * - lets a product's further pictures come after its first one (`data-come`, product.css),
 * - keeps room on the own shop for what its owner gets (`data-own`),
 * - decides when the app's modules load: at once for a session or a control that needs them, else when the pictures are
 *   there and the phone is idle, never by itself with Save-Data or on 2g. It stands alone (see
 *   build-plugins/inline-script.ts) and reads what the page wrote down: `data-shop`, `data-video` and `data-view` on
 *   the page's main part; on a control `data-tap` (what to count, or empty) with `data-copy`, `data-share`, `data-done`
 *   and `data-fail` (what to say) and `data-app` (needs the app); `data-ok` is `true` for the two seconds of its copied
 *   state. Storage, clipboard, share and beacon may be missing or throw in an in-app browser.
 */
/** Parts of the calls' paths, which build-plugins/inline-script.ts writes in. */
declare const SHOPS_PATH: string;
declare const VIEW: string;
declare const CLICK: string;
declare const HEALTH_PATH: string;
/** Every page has an element with each of these ids, which a browser knows by that name. */
declare const main: HTMLElement;
declare const say: HTMLElement;
declare const copied: HTMLTextAreaElement;
declare const offline: HTMLElement;

{
  type Idle = (work: () => void, limit: object) => void;
  type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number; onchange?: () => void };
  const page = document;
  const agent = navigator as Navigator & { connection?: Connection };
  // Safari and Firefox have none.
  const connection = agent.connection ?? {};

  const send = (what: string, target?: string) => {
    const { shop, video } = main.dataset;
    if (shop)
      agent.sendBeacon?.(
        `${SHOPS_PATH}${shop}/${what}`,
        new Blob([JSON.stringify({ videoId: video, target })], { type: 'application/json' }),
      );
  };

  // Called twice it does nothing more: the browser keeps modules.
  const start = () =>
    page
      .getElementById('app-data')
      ?.dataset.modules?.split(' ')
      .map((address) => import(address));

  const copy = async (control: DOMStringMap) => {
    const field = copied;
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

  const tell = (words: string, durationMs: number) => {
    say.textContent = words;
    setTimeout(() => {
      if (say.textContent === words) say.textContent = '';
    }, durationMs);
  };

  const is2g = () => /2g/.test(connection.effectiveType as string);
  let isSlow = false;
  const readSpeed = () => {
    const wasSlow = isSlow;
    isSlow = is2g() || (connection.downlink as number) < 0.5;
    if (isSlow && !wasSlow) tell('Slow internet connection detected. Some features may be slower.', 5e3);
  };
  connection.onchange = readSpeed;
  readSpeed();

  const restore = () => {
    if (offline.hidden) return;
    offline.hidden = true;
    tell('Internet connection restored!', 3e3);
  };
  // "Online" says only that there is some network: asked to try again, our own server has to answer.
  const retry = () => {
    const given = new AbortController();
    // Not AbortSignal.timeout: phones that no longer get updates do not have it.
    setTimeout(() => given.abort(), 5e3);
    fetch(HEALTH_PATH, { method: 'HEAD', signal: given.signal }).then(
      ({ ok }) => ok && restore(),
      () => {},
    );
  };
  const readNetwork = () => {
    if (agent.onLine) restore();
    else offline.hidden = false;
  };
  // A page is shown after it was loaded, and again when the phone kept it and goes back: it heard nothing in between.
  // biome-ignore lint/suspicious/noGlobalAssign: as with onload below
  onoffline = ononline = onpageshow = readNetwork;

  addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.id === 'retry') retry();
    if (target === say) say.textContent = '';
    const control = target.closest<HTMLElement>('[data-tap]')?.dataset ?? {};
    if (control.tap) send(CLICK, control.tap);
    if (control.share && agent.share) agent.share({ url: control.share }).catch(() => {});
    else if (control.copy) copy(control);
    if (control.app) start();
  });

  const own = main.dataset;
  let user: string | undefined;
  if (own.view) send(VIEW);
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
    if (!(connection.saveData || is2g())) ((self.requestIdleCallback || setTimeout) as Idle)(start, { timeout: 5e3 });
  };
}
