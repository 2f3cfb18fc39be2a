import pg from 'pg';

export interface Listener {
  onPayload: (payload: string) => void;
  /** Called after a reconnect: messages sent during the gap are lost. */
  onReconnect?: () => void;
}

const retryMs = 500;
/** A connection that a firewall dropped stays silent, so it is probed this often. */
const heartbeatMs = 15_000;
const maxAnswerMs = 5000;

/** Listens on `channel` through a connection that reconnects for ever; resolves with a function that ends it. */
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
      connectionTimeoutMillis: maxAnswerMs,
      query_timeout: maxAnswerMs,
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
