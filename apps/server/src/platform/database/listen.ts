import pg from 'pg';

export interface Listener {
  onPayload: (payload: string) => void;
  /** Called after a lost connection came back: what was sent meanwhile is gone for good. */
  onReconnect?: () => void;
}

const retryMs = 500;
/**
 * A connection that a firewall forgot says nothing at all: it is asked this often and given up when it does not answer.
 */
const heartbeatMs = 15_000;
const answerWithinMs = 5000;

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
  let connecting: Promise<void> = Promise.resolve();

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'dukalink-listen',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    let isLost = false;
    next.on('notification', (message) => listener.onPayload(message.payload ?? ''));
    next.on('error', () => {});
    next.once('end', () => {
      isLost = true;
      if (client === next) retryLater();
    });
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (isLost || stopped) throw new Error('The listening connection was lost.');
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    watch(next);
  }

  function watch(watched: pg.Client): void {
    const heartbeat = setInterval(() => {
      watched.query('select 1').catch(() => watched.end().catch(() => {}));
    }, heartbeatMs);
    heartbeat.unref();
    watched.once('end', () => clearInterval(heartbeat));
  }

  function retryLater(): void {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = null;
      connecting = connect().then(
        () => listener.onReconnect?.(),
        () => retryLater(),
      );
    }, retryMs);
  }

  await connect();
  return async () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    await connecting;
    await client?.end();
  };
}
