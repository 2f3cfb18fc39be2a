import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';
import { type ApiCall, addressOf, type ValidBody } from './api-calls.testing.ts';
import { troubleWith } from './hostile-answers.testing.ts';
import {
  hostileKeys,
  hostileQueries,
  hostileSegments,
  hostileValues,
  rawBodies,
  textOf,
} from './hostile-requests.testing.ts';
import type { Answer, TestService } from './service.testing.ts';

/** Who sends, with which calls, and what must stay as it is. */
interface Attack {
  service: TestService;
  calls: ApiCall[];
  headers: Record<string, string>;
  token(): string;
  /** What the addresses name now. */
  things(): object;
  /** Makes the sender able to call again: ending sessions is one of the calls. */
  renew(): Promise<void>;
  /** Gives new things to name, and takes back what went through; answers bodies that are right. */
  restock(call: ApiCall, aPhoto: Buffer): Promise<Record<string, ValidBody>>;
  /** What no such request may have touched. */
  untouched(): Promise<unknown>;
}

interface HostileCall extends ValidBody {
  address?: string;
  headers?: Record<string, string>;
}

function schemaOf(call: ApiCall) {
  return call.operation.requestBody?.content['application/json']?.schema;
}

/**
 * What is refused before any call is reached, by the same code for all of them, goes in turns: a third to each call, so
 * that every value meets calls of every kind.
 */
const inTurns = <Value>(values: Value[], turn: number): Value[] =>
  values.filter((_, place) => (place + turn) % 3 === 0);

const shorten = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

/** Any 16-bit units: NUL, lone surrogates, everything. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));
const anyValue = fc.oneof(
  anyText,
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.integer(),
);

/**
 * The tests that every call must pass. `leastFields`: fewer fields of bodies than this, and the test
 * has lost its calls.
 */
export function testHostileInput(open: () => Promise<Attack>, leastFields: number): void {
  let service: TestService;
  let attack: Attack;
  let calls: ApiCall[];
  let aPhoto: Buffer;
  let troubles: string[];
  let before: unknown;

  beforeAll(async () => {
    attack = await open();
    ({ service, calls } = attack);
    aPhoto = await aJpeg({ width: 64, height: 64 });
    before = await attack.untouched();
  });
  beforeEach(async () => {
    troubles = [];
    await attack.renew();
  });
  afterAll(() => service.close());

  let sent = 0;

  /**
   * Sends it as the attacker, from an address of its own, with no limit in the way; notes what is wrong with the
   * answer.
   */
  async function answerTo(call: ApiCall, request: HostileCall, label: string): Promise<Answer<unknown>> {
    sent += 1;
    const { body, type = 'application/json' } = request;
    const ask = () =>
      service.call<unknown>(call.method, request.address ?? addressOf(call.path, attack.things()), {
        token: attack.token(),
        ip: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
        ...(body === undefined ? {} : { body }),
        headers: { ...attack.headers, ...(body === undefined ? {} : { 'content-type': type }), ...request.headers },
      });
    let answer = await ask();
    if (answer.status === 429) {
      await service.db.deleteFrom('rate_limits').execute();
      answer = await ask();
    }
    const trouble = troubleWith(service, call, answer);
    if (trouble) troubles.push(`${call.name} ${label}: ${trouble}`);
    return answer;
  }

  /** True if it went through. */
  const send = async (call: ApiCall, request: HostileCall, label: string) =>
    (await answerTo(call, request, label)).status < 300;

  async function validBodyOf(call: ApiCall): Promise<Record<string, unknown>> {
    const valid = (await attack.restock(call, aPhoto))[call.name]?.body;
    if (valid === undefined) throw new Error(`${call.name} has no valid body in the list`);
    return valid as Record<string, unknown>;
  }

  async function expectNoTrouble(): Promise<void> {
    expect(troubles).toEqual([]);
    expect(await attack.untouched()).toEqual(before);
  }

  test('every field of every body is refused or taken, but breaks nothing, with values of every wrong type and size', async () => {
    let fields = 0;
    for (const call of calls) {
      for (const [field, schema] of Object.entries(schemaOf(call)?.properties ?? {})) {
        fields += 1;
        const wrongs = hostileValues.flatMap((value) => (schema.type === 'array' ? [value, [value]] : [value]));
        let isUsed = true;
        let valid: Record<string, unknown> = {};
        for (const value of [undefined, ...wrongs]) {
          // A photo, a sale or a code is there once: what went through must not shield the next value.
          if (isUsed) valid = await validBodyOf(call);
          isUsed = await send(call, { body: textOf({ ...valid, [field]: value }) }, `${field} = ${shorten(value)}`);
        }
      }
    }
    expect(fields).toBeGreaterThanOrEqual(leastFields);
    await expectNoTrouble();
  }, 120_000);

  test('a field of a body, or a name in a query, that no call knows is refused and named', async () => {
    const unknown = { accountId: 'x' };
    const taken: string[] = [];
    const expectRefused = async (call: ApiCall, request: HostileCall, where: string) => {
      const { body } = await answerTo(call, request, where);
      if (!body.errors?.some(({ field }) => field === 'accountId')) taken.push(`${call.name}: ${where}`);
    };
    for (const call of calls) {
      const body = schemaOf(call) && { ...(await validBodyOf(call)), ...unknown };
      if (body) await expectRefused(call, { body: textOf(body) }, 'the body');
      const address = `${addressOf(call.path, attack.things())}?${new URLSearchParams(unknown)}`;
      const hasQuery = call.operation.parameters?.some((one) => one.in === 'query');
      if (hasQuery) await expectRefused(call, { address }, 'the query');
    }
    expect(taken).toEqual([]);
    await expectNoTrouble();
  }, 120_000);

  test('no made-up body breaks a call', async () => {
    for (const call of calls) {
      const schema = schemaOf(call);
      if (!schema) continue;
      const valid = await validBodyOf(call);
      const fields = Object.keys(schema.properties ?? {}).map((field) => {
        const right = field in valid ? [fc.constant(valid[field])] : [];
        return [field, fc.oneof(...right, anyValue, fc.array(anyText, { maxLength: 5 }))] as const;
      });
      const bodies = fc.oneof(
        { weight: 5, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
      );
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          const known = troubles.length;
          await send(call, { body: textOf(body) }, shorten(body));
          expect(troubles.slice(known)).toEqual([]);
        }),
        { numRuns: 20 },
      );
    }
    await expectNoTrouble();
  }, 120_000);

  test('bodies that are cut short, too large or of another type are refused in the envelope', async () => {
    const broken: typeof rawBodies = [['a photo cut short', aPhoto.subarray(0, aPhoto.length / 2), 'image/jpeg']];
    for (const [turn, call] of calls.filter(({ method }) => method !== 'GET').entries()) {
      await attack.restock(call, aPhoto);
      for (const [label, body, type] of inTurns([...rawBodies, ...broken], turn))
        await send(call, { body, type }, label);
    }
    await expectNoTrouble();
  }, 120_000);

  test('hostile addresses and queries are refused in the envelope', async () => {
    for (const [turn, call] of calls.entries()) {
      const body = (await attack.restock(call, aPhoto))[call.name] ?? {};
      const address = addressOf(call.path, attack.things());
      for (const { in: place, name } of call.operation.parameters ?? []) {
        if (place === 'path')
          for (const segment of hostileSegments) {
            const one = addressOf(call.path.replace(`{${name}}`, segment), attack.things());
            await send(call, { ...body, address: one }, `${name} = ${segment.slice(0, 40)}`);
          }
        if (place === 'query')
          for (const segment of [...hostileSegments, '', `1&${name}=2`, 'true', '0', '1.5'])
            await send(call, { ...body, address: `${address}?${name}=${segment}` }, `?${name}=${segment.slice(0, 40)}`);
      }
      for (const query of inTurns(hostileQueries, turn))
        await send(call, { ...body, address: `${address}${query}` }, query.slice(0, 40));
    }
    await expectNoTrouble();
  }, 120_000);

  test('hostile Idempotency-Key and Authorization headers are refused in the envelope', async () => {
    const [head = '', claims = ''] = attack.token().split('.');
    const tokens = [
      'x',
      '.',
      '..',
      'a.b.c',
      'e30.e30.',
      `${head}.${claims}.`,
      `${head}.e30.x`,
      'x'.repeat(8000),
      '\u00ff\u00fe',
      'null',
    ];
    const schemes = [
      '',
      'Bearer',
      'Bearer ',
      'bearer\t',
      'Basic YTpi',
      'Bearer  ',
      `Basic ${attack.token()}`,
      'Digest x=y',
    ];
    for (const [turn, call] of calls.entries()) {
      const body = (await attack.restock(call, aPhoto))[call.name] ?? {};
      for (const key of inTurns(hostileKeys, turn))
        await send(call, { ...body, headers: { 'idempotency-key': key } }, `Idempotency-Key ${key.slice(0, 20)}`);
      for (const authorization of inTurns([...tokens.map((token) => `Bearer ${token}`), ...schemes], turn))
        await send(call, { ...body, headers: { authorization } }, `Authorization ${authorization.slice(0, 20)}`);
    }
    await expectNoTrouble();
  }, 120_000);
}
