import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeAdministrator } from '@app/server/admin/administrators/managing/make-administrator';
import { openTestService, type TestService } from '@app/server/test/service.testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDemoAdministrator } from './demo-administrator.ts';

let service: TestService;
let directory: string;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'administrator-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const make = () => makeDemoAdministrator(service.app, join(directory, 'password'));
const signIn = (body: object) => service.call('POST', '/admin/login', { body });

test("the demo's administrator can sign in with what was printed and stays signed in over a restart", async () => {
  const printed = await make();
  const signedIn = await signIn(printed);
  expect(signedIn.status).toBe(200);
  expect(await make()).toEqual(printed);
  expect((await service.call('GET', '/admin/me', { token: JSON.parse(signedIn.text).accessToken })).status).toBe(200);
});

test("what is printed is right also after the administrator's password was changed", async () => {
  const { username, password } = await make();
  const other = { username, password: 'Muyembe-42-Trees' };
  await makeAdministrator(service.app.services.admin, other, 'reset');
  const printed = await make();
  expect(printed.password).not.toBe(password);
  expect((await signIn(printed)).status).toBe(200);
});
