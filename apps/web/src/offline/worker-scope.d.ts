/** What a service worker has: TypeScript knows it only where it knows no page. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare let oninstall: () => unknown;
declare let onactivate: (event: WorkerEvent) => unknown;
declare let onfetch: (event: FetchEvent) => unknown;
declare const skipWaiting: () => Promise<void>;
declare const clients: { claim(): Promise<void>; matchAll(): Promise<{ url: string }[]> };
declare const registration: { unregister(): Promise<boolean> };
