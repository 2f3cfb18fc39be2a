import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '#server/platform/errors.ts';
import { isSameSecret } from '#server/platform/keys.ts';
import { delayMeasuredEveryMs } from './api.ts';
import type { HttpServer } from './http-server.ts';

export type Metrics = ReturnType<typeof createMetrics>;

interface Reading {
  labels: Record<string, string>;
  value: number;
}

/** Each app has its own registry, so that tests do not share figures. */
export function createMetrics() {
  const registry = new Registry();
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'dukalink_http_request_seconds',
      help: 'Duration of API requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
    pages: new Counter({
      name: 'dukalink_pages_total',
      help: 'Pages sent, by where they came from',
      labelNames: ['from'],
      registers: [registry],
    }),
    counter: (name: string, help: string, labelNames: string[]) =>
      new Counter({ name, help, labelNames, registers: [registry] }),
    /** `read` runs at each scrape. */
    gauge(name: string, help: string, labelNames: string[], read: () => Promise<Reading[]>): void {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          labelNames,
          registers: [],
          async collect() {
            this.reset();
            for (const one of await read()) this.set(one.labels, one.value);
          },
        }),
      );
    },
  };
}

/** `GET /metrics` for Prometheus, with the configured bearer token. */
export function metricsRoute(server: HttpServer, metrics: Metrics, token: string): void {
  // Every 10 ms, its default, would be most of what an idle service costs.
  collectDefaultMetrics({ register: metrics.registry, eventLoopMonitoringPrecision: delayMeasuredEveryMs });
  server.get('/metrics', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) throw new AppError('unauthenticated');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}
