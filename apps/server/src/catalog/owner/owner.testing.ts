import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { sql } from 'kysely';
import { type Answer, openTestService, type TestService } from '#server/test/service.testing.ts';

interface OwnProducts {
  data: OwnerProduct[];
  meta: {
    pagination: { count: number; lastKey: string | null };
    tags: { tag: string; count: number }[];
  };
}

type Method = Parameters<TestService['call']>[0];

/** A seller who is signed in, and the calls about their products. */
export async function anOwner(service: TestService, handle: string) {
  const { accessToken: token, user } = await service.signUp(handle);
  function call<Data = Record<string, unknown>>(method: Method, path: string, body?: unknown): Promise<Answer<Data>> {
    return service.call<Data>(method, `/shop/${handle}${path}`, { token, ...(body === undefined ? {} : { body }) });
  }
  return {
    shop: { shopId: user.id, handle },
    token,
    call,
    async list(query = ''): Promise<OwnProducts> {
      return (await call<OwnProducts>('GET', `/owner/products${query}`)).body.data;
    },
    async titles(query = ''): Promise<string[]> {
      return (await this.list(query)).data.map((product) => product.title);
    },
    change: (videoId: string, body: Record<string, unknown>) =>
      call<OwnerProduct>('PATCH', `/products/${videoId}`, body),
    upload: (bytes: Buffer, type = 'image/jpeg') =>
      service.call<{ photoId: string; thumbnail_url: string; width: number; height: number }>(
        'POST',
        `/shop/${handle}/photos`,
        { token, body: bytes, headers: { 'content-type': type } },
      ),
    importCsv: (text: string | Buffer, query = '', key?: string) =>
      service.call<{
        changed: number;
        unchanged: number;
        errors: { line: number; number: string | null; column: string | null; message: string }[];
      }>('POST', `/shop/${handle}/products/import${query}`, {
        token,
        body: Buffer.from(text as string),
        headers: { 'content-type': 'text/csv' },
        ...(key && { key }),
      }),
    /** Ends the trial a day ago. */
    async expire(): Promise<void> {
      await service.db
        .updateTable('subscriptions')
        .set({ trial_ends_at: new Date(service.clock.now().getTime() - 24 * 3600_000) })
        .where('shop_id', '=', user.id)
        .execute();
    },
  };
}

export type Owner = Awaited<ReturnType<typeof anOwner>>;

/** From now on this kind of write to the table fails, until the answer is called. */
export async function breakWrites(
  service: TestService,
  write: 'insert' | 'update' | 'delete',
  table: string,
): Promise<() => Promise<void>> {
  await sql`create or replace function refuse() returns trigger language plpgsql as $$
    begin raise exception 'broken on purpose'; end $$`.execute(service.db);
  await sql`create trigger broken before ${sql.raw(write)} on ${sql.table(table)} for each row execute function refuse()`.execute(
    service.db,
  );
  return async () => {
    await sql`drop trigger broken on ${sql.table(table)}`.execute(service.db);
  };
}

export { openTestService, type TestService };
