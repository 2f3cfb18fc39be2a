import { chooseEncoding, compress, type Encoding, expand, type Sent } from './encode.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A page as it is sent in one encoding: the header list for `writeHead`, and the bytes. */
export interface PageForm {
  headers: string[];
  bytes: Buffer;
}

/** What a kept page takes beside its bytes: headers, keys, timers. */
const overheadBytes = 2000;

/** A page in the encodings that were asked for so far; another one is made of these when somebody asks. */
export class ReadyPage {
  readonly status: number;
  readonly etag: string;
  private readonly shared: string[];
  private readonly forms = new Map<Encoding, PageForm>();
  private readonly underWay = new Map<Encoding, Promise<PageForm>>();
  private readonly onGrown: (() => void) | undefined;
  private readonly sent: Sent;

  /** @param onGrown for a page that is kept: told when `sizeBytes` is another one */
  constructor(page: RenderedPage, onGrown?: () => void) {
    this.status = page.status;
    this.etag = page.headers.etag ?? '';
    this.shared = [...Object.entries(page.headers).flat(), 'vary', 'accept-encoding'];
    this.onGrown = onGrown;
    this.sent = onGrown ? 'often' : 'once';
    this.keep('identity', Buffer.from(page.body));
  }

  /** What it takes in memory. */
  get sizeBytes(): number {
    let sum = overheadBytes;
    for (const { bytes } of this.forms.values()) sum += bytes.length;
    return sum;
  }

  /** The headers of an answer without a body. */
  get bareHeaders(): string[] {
    return this.shared.filter((_, index, all) => all[index - (index % 2)] !== 'content-type');
  }

  /**
   * The page as it is asked for. Whoever asks first gets the form that is made soonest: nobody may ask again. Whoever
   * asks after that gets it, too, while the smallest one is made, which then takes its place.
   */
  formFor(acceptEncoding: string | undefined): PageForm | Promise<PageForm> {
    const best = chooseEncoding(acceptEncoding, this.sent);
    const ready = this.forms.get(best);
    if (ready) return ready;
    const soonest = chooseEncoding(acceptEncoding, 'once');
    const meanwhile = this.forms.get(soonest);
    if (!meanwhile) return this.in(soonest);
    // Nobody waits for it: after a failure the next one who asks tries again.
    this.replace(soonest, best).catch(() => this.underWay.delete(best));
    return meanwhile;
  }

  private async replace(old: Encoding, by: Encoding): Promise<void> {
    await this.in(by);
    this.underWay.delete(old);
    if (this.forms.delete(old)) this.onGrown?.();
  }

  /** The page in this encoding; made once, however many ask meanwhile. */
  in(encoding: Encoding): Promise<PageForm> {
    const made = this.underWay.get(encoding) ?? this.make(encoding);
    this.underWay.set(encoding, made);
    return made;
  }

  private async make(encoding: Encoding): Promise<PageForm> {
    const [known, form] = [...this.forms].at(-1) ?? [];
    if (known === undefined || form === undefined) throw new Error('A page without bytes.');
    if (known === encoding) return form;
    const made = this.keep(encoding, exact(await compress[encoding](await expand[known](form.bytes), this.sent)));
    // Compressed it is a fifth, and whoever wants it as it was can have it back.
    if (!this.underWay.has('identity')) this.forms.delete('identity');
    this.onGrown?.();
    return made;
  }

  private keep(encoding: Encoding, bytes: Buffer): PageForm {
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const form = { headers: [...this.shared, ...encoded, 'content-length', String(bytes.length)], bytes };
    this.forms.set(encoding, form);
    return form;
  }
}

/** Node's compression answers with a part of a block of 16 kB, which would be kept with it. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
