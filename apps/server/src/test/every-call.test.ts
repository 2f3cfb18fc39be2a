import { everyCall } from '@app/contracts/every-call.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registeredRoutes } from './api-calls.testing.ts';
import { openTestService, type TestService } from './service.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const endpoints = [...everyCall];

/** Pages and files, not calls: robots, pictures, the description, the outbox, a shop on the home screen, the fallback. */
const isNoCall = (route: string) =>
  / (\*|\/api\/docs.*|\/dev\/outbox|\/images\/.*|\/shop\/[^/]+\/home\.webmanifest|\/robots\.txt|\/sitemap\.xml)$/.test(
    route,
  );

test('every route is that of an endpoint, and every endpoint has its route', () => {
  // Of two names for one place, as in payments' addresses, the router tells both at once.
  const unnamed = (route: string) => route.replaceAll(/\/(?:\{[^/]*|:\w+)/g, '/{}');
  const registered = registeredRoutes(service).filter((route) => !isNoCall(route));
  const described = endpoints.map(([{ method, path }]) => `${method} ${path}`);
  expect(registered.map(unnamed).sort()).toEqual(described.map(unnamed).sort());
  expect(described.length).toBeGreaterThan(115);
});

test('no two endpoints have the same method and path', () => {
  const described = endpoints.map(([{ method, path }]) => `${method} ${path}`);
  expect(new Set(described).size).toBe(described.length);
});

/** They make an administrator's session. */
const opensAdmin = ['login', 'invitation', 'invitation/acceptance'].map((name) => `/api/v1/admin/${name}`);

test.each(endpoints.map(([endpoint, schemas]) => [`${endpoint.method} ${endpoint.path}`, endpoint, schemas] as const))(
  '%s is as its schemas say',
  (_name, { method, path, auth, body, answer }, schemas) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const { properties = {} } = (schemas.params ?? {}) as { properties?: object };
    expect(Object.keys(properties).sort()).toEqual(inPath.sort());
    if (body !== 'raw') expect(body === 'file').toBe(schemas.body !== undefined && 'content' in schemas.body);
    expect(answer === 'file').toBe(schemas.answer !== undefined && 'content' in schemas.answer);
    if (method === 'GET') expect(schemas.body).toBeUndefined();
    expect(typeof auth === 'object' || opensAdmin.includes(path)).toBe(path.startsWith('/api/v1/admin/'));
  },
);
