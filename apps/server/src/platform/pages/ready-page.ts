import { chooseEncoding, compress, type Encoding, expand, type Frequency } from '#server/platform/encode.ts';
import { cachingUntil } from './page-lifetime.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A page as it is sent in one encoding: the header list for `writeHead`, and the bytes. */
export interface PageForm {
  headers: string[];
  bytes: Buffer;
}

interface KnownForm extends PageForm {
  encoding: Encoding;
}

/** Of a kept page beside its bytes: headers, keys, timers. */
const overheadBytes = 2000;

/** A page in the encodings that were requested so far. */
export class ReadyPage {
  readonly status: number;
  readonly etag: string;
  private readonly shared: string[];
  private readonly forms = new Map<string, KnownForm>();
  private readonly underWay = new Map<string, Promise<PageForm>>();
  private readonly onGrown: (() => void) | undefined;
  private readonly sent: Frequency;
  private readonly changesAt: Date | null;

  /**
   * @param onGrown of a kept page: called when `sizeBytes` changes
   * @param changesAt when a kept page changes by itself
   */
  constructor(page: RenderedPage, onGrown?: () => void, changesAt: Date | null = null) {
    this.changesAt = changesAt;
    this.status = page.status;
    this.etag = page.headers.etag ?? '';
    this.shared = [...Object.entries(page.headers).flat(), 'vary', 'accept-encoding'];
    this.onGrown = onGrown;
    this.sent = onGrown ? 'often' : 'once';
    this.keep('identity', 'once', Buffer.from(page.body));
  }

  /** In memory. */
  get sizeBytes(): number {
    let sum = overheadBytes;
    for (const { bytes } of this.forms.values()) sum += bytes.length;
    return sum;
  }

  /** The headers of an answer without a body. */
  get bareHeaders(): string[] {
    return this.shared.filter((_, index, all) => all[index - (index % 2)] !== 'content-type');
  }

  /** Headers of this page at the moment at which it is sent. */
  asOfNow(headers: string[]): string[] {
    if (this.changesAt === null) return headers;
    return headers.with(headers.indexOf('cache-control') + 1, cachingUntil(this.changesAt));
  }

  /**
   * The first request gets the form that is made fastest: it may be the only one. Later ones get it, too, while the
   * smallest form is made, which then replaces it. A cache in front names one encoding alone and keeps the answer for
   * many: it waits for the smallest.
   */
  formFor(acceptEncoding: string | undefined): PageForm | Promise<PageForm> {
    const best = chooseEncoding(acceptEncoding, this.sent);
    const ready = this.forms.get(nameOf(best, this.sent));
    if (ready) return ready;
    const atFirst = acceptEncoding?.includes(',') ? 'once' : this.sent;
    const fastest = chooseEncoding(acceptEncoding, atFirst);
    const first = this.forms.get(nameOf(fastest, atFirst));
    if (!first) return this.in(fastest, atFirst);
    // No request waits for it: after a failure the next request tries again.
    this.replace(nameOf(fastest, atFirst), best).catch(() => this.underWay.delete(nameOf(best, this.sent)));
    return first;
  }

  private async replace(old: string, by: Encoding): Promise<void> {
    await this.in(by);
    this.underWay.delete(old);
    if (this.forms.delete(old)) this.onGrown?.();
  }

  /** The page in this encoding; concurrent requests share one compression. */
  in(encoding: Encoding, sent = this.sent): Promise<PageForm> {
    const name = nameOf(encoding, sent);
    const made = this.underWay.get(name) ?? this.make(encoding, sent);
    this.underWay.set(name, made);
    return made;
  }

  private async make(encoding: Encoding, sent: Frequency): Promise<PageForm> {
    const known = [...this.forms.values()].at(-1);
    if (!known) throw new Error('A page without bytes.');
    const text = await expand[known.encoding](known.bytes);
    if (encoding === 'identity') return this.keep(encoding, sent, text);
    const made = this.keep(encoding, sent, exact(await compress[encoding](text, sent)));
    // The compressed form is a fifth of it and can be expanded again.
    if (!this.underWay.has('identity')) this.forms.delete('identity');
    this.onGrown?.();
    return made;
  }

  private keep(encoding: Encoding, sent: Frequency, bytes: Buffer): PageForm {
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const headers = [...this.shared, ...encoded, 'content-length', String(bytes.length)];
    const form = { encoding, headers, bytes };
    this.forms.set(nameOf(encoding, sent), form);
    return form;
  }
}

function nameOf(encoding: Encoding, sent: Frequency): string {
  return encoding === 'identity' ? encoding : `${encoding} ${sent}`;
}

/** Node's compression returns a slice of a 16 kB block, all of which would stay in memory. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
