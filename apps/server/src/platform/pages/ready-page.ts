import { chooseEncoding, compress, type Encoding, expand, type Sent } from '#server/platform/encode.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A page as it is sent in one encoding: the header list for `writeHead`, and the bytes. */
export interface PageForm {
  headers: string[];
  bytes: Buffer;
}

interface KnownForm extends PageForm {
  encoding: Encoding;
}

/** What a kept page takes beside its bytes: headers, keys, timers. */
const overheadBytes = 2000;

/** A page in the encodings that were asked for so far; another one is made of these when somebody asks. */
export class ReadyPage {
  readonly status: number;
  readonly etag: string;
  private readonly shared: string[];
  private readonly forms = new Map<string, KnownForm>();
  private readonly underWay = new Map<string, Promise<PageForm>>();
  private readonly onGrown: (() => void) | undefined;
  private readonly sent: Sent;

  /** @param onGrown for a page that is kept: told when `sizeBytes` is another one */
  constructor(page: RenderedPage, onGrown?: () => void) {
    this.status = page.status;
    this.etag = page.headers.etag ?? '';
    this.shared = [...Object.entries(page.headers).flat(), 'vary', 'accept-encoding'];
    this.onGrown = onGrown;
    this.sent = onGrown ? 'often' : 'once';
    this.keep('identity', 'once', Buffer.from(page.body));
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
   * asks after that gets it, too, while the smallest one is made, which then takes its place. A cache in front names one
   * encoding alone and keeps it for many: it waits for the smallest.
   */
  formFor(acceptEncoding: string | undefined): PageForm | Promise<PageForm> {
    const best = chooseEncoding(acceptEncoding, this.sent);
    const ready = this.forms.get(nameOf(best, this.sent));
    if (ready) return ready;
    const atFirst = acceptEncoding?.includes(',') ? 'once' : this.sent;
    const soonest = chooseEncoding(acceptEncoding, atFirst);
    const meanwhile = this.forms.get(nameOf(soonest, atFirst));
    if (!meanwhile) return this.in(soonest, atFirst);
    // Nobody waits for it: after a failure the next one who asks tries again.
    this.replace(nameOf(soonest, atFirst), best).catch(() => this.underWay.delete(nameOf(best, this.sent)));
    return meanwhile;
  }

  private async replace(old: string, by: Encoding): Promise<void> {
    await this.in(by);
    this.underWay.delete(old);
    if (this.forms.delete(old)) this.onGrown?.();
  }

  /** The page in this encoding; made once, however many ask meanwhile. */
  in(encoding: Encoding, sent = this.sent): Promise<PageForm> {
    const name = nameOf(encoding, sent);
    const made = this.underWay.get(name) ?? this.make(encoding, sent);
    this.underWay.set(name, made);
    return made;
  }

  private async make(encoding: Encoding, sent: Sent): Promise<PageForm> {
    const known = [...this.forms.values()].at(-1);
    if (!known) throw new Error('A page without bytes.');
    const text = await expand[known.encoding](known.bytes);
    if (encoding === 'identity') return this.keep(encoding, sent, text);
    const made = this.keep(encoding, sent, exact(await compress[encoding](text, sent)));
    // Compressed it is a fifth, and whoever wants it as it was can have it back.
    if (!this.underWay.has('identity')) this.forms.delete('identity');
    this.onGrown?.();
    return made;
  }

  private keep(encoding: Encoding, sent: Sent, bytes: Buffer): PageForm {
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [...this.shared, ...encoded, 'content-length', String(bytes.length)];
    const form = { encoding, headers, bytes };
    this.forms.set(nameOf(encoding, sent), form);
    return form;
  }
}

/** The text itself is the same however often it is sent. */
function nameOf(encoding: Encoding, sent: Sent): string {
  return encoding === 'identity' ? encoding : `${encoding} ${sent}`;
}

/** Node's compression answers with a part of a block of 16 kB, which would be kept with it. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
