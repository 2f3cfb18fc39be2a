/**
 * The one inline script, on every page: at most 1,600 characters minified. It works without the app, and loads the app
 * at once for a session or a control with `data-app`, else when the phone is idle, and never by itself with Save-Data
 * or on 2g. Storage, clipboard, share and beacon may be missing or throw in an in-app browser.
 */
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

  // A second call does nothing: the browser keeps modules.
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
  // "Online" only means that there is some network, so Retry asks our own server.
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
  // A page that the phone kept missed all events while it was away.
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
    // Show the lazy pictures that waited for the first one (product.css).
    own.come = '';
    // At most 5 s: a busy phone is never idle. Safari's setTimeout takes the object as 0.
    if (!(connection.saveData || is2g())) ((self.requestIdleCallback || setTimeout) as Idle)(start, { timeout: 5e3 });
  };
}
