/**
 * The inline script of every page: at most 2,030 characters minified. It works without the app, and loads the app
 * at once for a session or a control with `data-app`, else when the phone is idle, on 3g with the first touch, and never
 * by itself with Save-Data or on 2g. A tap on "Add", or a basket that was filled before, loads the basket's own file on any
 * connection; a tap on "Save" or WhatsApp loads another one. The service worker is registered when the page has loaded, not
 * with Save-Data. Storage, clipboard, share and beacon may be missing or throw in an in-app browser.
 */
declare const SHOPS_PATH: string;
declare const VIEW: string;
declare const CLICK: string;
declare const HEALTH_PATH: string;
/** Every page has an element with each of these ids, which a browser knows by that name. */
declare const app: HTMLElement;
declare const main: HTMLElement;
declare const say: HTMLElement;
declare const copied: HTMLTextAreaElement;
declare const offline: HTMLElement;
declare const retry: HTMLElement;

{
  type Idle = (work: () => void, limit: object) => void;
  type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number; onchange?: () => void };
  const agent = navigator as Navigator & { connection?: Connection };
  // Safari and Firefox have none.
  const connection = agent.connection ?? {};
  const ignore = () => {};

  const send = (what: string, target?: string, back?: string, { shop, video } = main.dataset) =>
    shop &&
    agent.sendBeacon?.(
      `${SHOPS_PATH}${shop}/${what}`,
      new Blob([JSON.stringify({ videoId: video, target, back })], { type: 'application/json' }),
    );

  const own = main.dataset;
  const files = app.dataset;
  // A second call does nothing: the browser keeps modules. The app follows the shop by itself.
  const start = () => {
    own.live = '';
    files.modules?.split(' ').map((address) => import(address));
  };

  const tell = (words: string, durationMs?: number, control: DOMStringMap = {}) => {
    say.textContent = words;
    setTimeout(() => {
      control.ok = '';
      if (say.textContent === words) say.textContent = '';
    }, durationMs);
  };

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
      ok = field.hidden = document.execCommand('copy');
    }
    control.ok = ok as unknown as string;
    tell((ok ? control.done : control.fail) as string, ok ? 2e3 : 5e3, control);
  };

  const is = (speed: RegExp) => speed.test(connection.effectiveType as string);
  let isSlow: boolean | 0 = 0;
  const words = offline.dataset;
  const readSpeed = () =>
    // biome-ignore lint/suspicious/noAssignInExpressions: shorter; false is less than true, so it is said once
    isSlow < (isSlow = is(/2g/) || (connection.downlink as number) < 0.5) && tell(words.slow as string, 5e3);
  // biome-ignore lint/suspicious/noAssignInExpressions: shorter
  (connection.onchange = readSpeed)();

  const setOnline = (online: boolean) => {
    // biome-ignore lint/suspicious/noAssignInExpressions: shorter
    if (offline.hidden !== online && (offline.hidden = online)) tell(words.back as string, 3e3);
  };
  // A page that the phone kept missed all events while it was away.
  // biome-ignore lint/suspicious/noGlobalAssign: a few characters shorter than listeners, and nothing else sets these
  onoffline = ononline = onpageshow = () => setOnline(agent.onLine);

  const tapped = (event: MouseEvent) => {
    const target = event.target as Element;
    // Where the person has been on the way, a page has its filters and its place, and comes without a request.
    const back = target.closest<HTMLAnchorElement>('a.back');
    const way = self.navigation;
    const here = way?.currentEntry?.index as number;
    const entry = way
      ?.entries()
      .slice(0, here)
      .findLast(({ url }) => url && new URL(url).pathname === back?.pathname);
    if (entry && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      // Not the Navigation API's own way, whose promises reject when the page makes way.
      history.go(entry.index - here);
    }
    if (target === retry) {
      // "Online" only means that there is some network, so Retry asks our own server.
      const given = new AbortController();
      // Not AbortSignal.timeout: phones that no longer get updates do not have it.
      setTimeout(() => given.abort(), 5e3);
      fetch(HEALTH_PATH, { method: 'HEAD', signal: given.signal }).then(
        (answer) => answer.ok && setOnline(true),
        ignore,
      );
    }
    if (target === say) tell('');
    const control = target.closest<HTMLElement>('[data-tap]')?.dataset ?? {};
    const { tap, add, share } = control;
    if (tap) {
      send(CLICK, tap, control.back);
      try {
        // The advice before the first chat has been read (ui.css).
        localStorage[tap] = files[tap] = 1 as never;
      } catch {}
    }
    if (share && agent.share) agent.share({ url: share }).catch(ignore);
    else if (control.copy) copy(control);
    if (control.app) {
      // Done when the app is there (do-what-waited.ts).
      control.app = 'tap';
      start();
    }
    // The taps on WhatsApp, of all that are counted (tap.ts).
    const file = control.save || (tap as string) > 'u' ? files.tap : add && files.add;
    if (file) {
      control.ok = '';
      // Without the basket the tap leads to the chat about this product.
      import(file).then(
        (part) => part.tap(event),
        // biome-ignore lint/suspicious/noGlobalAssign: shorter than its methods
        // biome-ignore lint/suspicious/noAssignInExpressions: shorter
        () => add && (location = add as never),
      );
    }
  };
  // In the capture phase: the app's router does not follow a link of `goBack` as well, and React, while it hydrates, lets
  // no tap through to the window.
  addEventListener('click', tapped, true);

  if (own.view) send(VIEW);
  try {
    const kept = localStorage;
    if (kept.basket) import(files.add as string);
    files.whatsapp = kept.whatsapp;
    if (kept['dukalink.user']) start();
  } catch {}

  // What loads without a touch: 0 nothing, 1 the app, 2 the script that follows the shop. A browser that does not say
  // how fast its link is counts as 4G.
  const untouched = connection.saveData || is(/2g/) ? 0 : is(/3g/) ? 2 : 1;
  const touch = ({ target }: Partial<Event>) => {
    own.come = '';
    // A link that is tapped brings its own page.
    if (untouched > 1 && !(target as Element).closest?.('a')) start();
  };
  // biome-ignore lint/suspicious/noGlobalAssign: as above
  onscroll = onpointerdown = onkeydown = touch;
  // biome-ignore lint/suspicious/noGlobalAssign: as above
  onload = () => {
    if (!connection.saveData && files.sw)
      agent.serviceWorker?.register(files.sw, { updateViaCache: 'none' }).catch(ignore);
    if (untouched > 1) {
      if (own.live) import(own.live);
    } else if (untouched) {
      // Show the lazy pictures that waited for the first ones (waiting.css).
      own.come = '';
      // At most 5 s: a busy phone is never idle. Safari's setTimeout takes the object as 0.
      ((self.requestIdleCallback || setTimeout) as Idle)(start, { timeout: 5e3 });
    }
  };
}
