import pg from 'pg';

export interface Listener {
  onPayload: (payload: string) => void;
  /** Called after a lost connection came back: what was sent meanwhile is gone for good. */
  onReconnect?: () => void;
}

const retryMs = 500;

/**
 * Holds one dedicated connection that listens on `channel` (our own constant, never input) and reconnects for ever.
 * Resolves when it listens for the first time; the function it gives back ends it.
 */
export async function listenOnPostgres(
  databaseUrl: string,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'dukalink-listen', keepAlive: true });
    next.on('notification', (message) => listener.onPayload(message.payload ?? ''));
    next.on('error', () => {});
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    next.once('end', retryLater);
    client = next;
  }

  function retryLater(): void {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = null;
      connect().then(
        () => listener.onReconnect?.(),
        () => retryLater(),
      );
    }, retryMs);
  }

  await connect();
  return async () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    await client?.end();
  };
}
