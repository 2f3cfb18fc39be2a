import type { Static, TSchema } from 'typebox';

/**
 * Who may call. `open`: everybody. `optional`: everybody, and a seller who is signed in is known. `session`: a seller
 * who is signed in. `owner`: the same, and the shop in the path must be theirs. `order`: the browser that has the secret
 * of the order in the path, in the header `x-order-secret`. `webhook`: another service, which proves itself by what it
 * sends.
 */
export type Auth = 'open' | 'optional' | 'session' | 'owner' | 'order' | 'webhook';

/**
 * An administrator of at least this role; `any` also before a required second factor is set up. `cookie`: whose browser
 * has the cookie of a session, from our own pages.
 */
export interface AdminAuth {
  admin: 'viewer' | 'support' | 'owner' | 'any' | 'cookie';
}

/** A body or an answer that is a file, by its content types. */
export interface FileSchema {
  content: Record<string, { schema: TSchema }>;
}

/** What a call takes and answers, and the words of its description: `calls` of each `*.schemas.ts`. */
export interface CallSchemas {
  /** The part of the description where the call stands; the first word of its path unless told. */
  tags?: string[];
  /** A call without one is not described. */
  summary?: string;
  description?: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema | FileSchema;
  /** 200 unless told. */
  status?: number;
  answer?: TSchema | FileSchema;
  /** Answers with other statuses that are no failure. */
  otherAnswers?: Record<number, TSchema>;
  /** False: what opens it is no token, so the description asks for none. */
  describesAuth?: boolean;
}

/** A call as an object of plain values, for server and browsers alike. `Schemas` exists for the compiler only. */
interface EndpointOf<Who, Schemas> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `:handle`. */
  readonly path: string;
  readonly auth: Who;
  /** Repeated with the same `Idempotency-Key` it answers the same again. */
  readonly idempotent?: true;
  /** JSON unless told. `file`: the file itself. `raw`: read as it came, for its signature. */
  readonly body?: 'file' | 'raw';
  /** `{success, message, data}` unless told. `literal`: other fields beside `message`. `none`: it leads elsewhere. */
  readonly answer?: 'literal' | 'file' | 'none';
  readonly schemas?: Schemas;
}

/** A call of visitors and sellers. */
export type Endpoint<Schemas = unknown> = EndpointOf<Auth, Schemas>;
/** A call of administrators, who have tokens of their own. */
export type AdminEndpoint<Schemas = unknown> = EndpointOf<AdminAuth, Schemas>;

type Method = Endpoint['method'];
export type Options<Who> = Omit<EndpointOf<Who, unknown>, 'method' | 'path' | 'schemas'>;

/**
 * The data of a call, from its address such as `GET /api/health`. The annotation lets browsers' bundles leave out the
 * calls that they do not make.
 */
export function endpoint<Schemas>(address: `${Method} /${string}`, options: Options<Auth>): Endpoint<Schemas>;
export function endpoint<Schemas>(address: `${Method} /${string}`, options: Options<AdminAuth>): AdminEndpoint<Schemas>;
/* @__NO_SIDE_EFFECTS__ */
export function endpoint(address: string, options: Options<Auth | AdminAuth>): EndpointOf<Auth | AdminAuth, unknown> {
  const [method, path] = address.split(' ') as [Method, string];
  return { method, path, ...options };
}

// Who may call, as most endpoints say it. `…Once`: repeated with the same `Idempotency-Key` it answers the same again.
export const once = { idempotent: true } as const;
export const forAnyone: Options<Auth> = { auth: 'open' };
export const forAnyoneOnce: Options<Auth> = { auth: 'open', ...once };
export const forSeller: Options<Auth> = { auth: 'session' };
export const forSellerOnce: Options<Auth> = { auth: 'session', ...once };
export const forOwner: Options<Auth> = { auth: 'owner' };

/** What a schema describes, `File` where it is a file. */
export type StaticOf<Schema, File> = Schema extends FileSchema
  ? File
  : Schema extends TSchema
    ? Static<Schema>
    : unknown;

type Part<Schemas, Name extends string, File> =
  Schemas extends Record<Name, infer Schema>
    ? Record<never, never> extends StaticOf<Schema, File>
      ? { [Key in Name]?: StaticOf<Schema, File> }
      : { [Key in Name]: StaticOf<Schema, File> }
    : Record<never, never>;

/** Null leaves a part of a query out. */
type QueryPart<Schemas> =
  Schemas extends Record<'query', infer Schema>
    ? { query?: { [Key in keyof StaticOf<Schema, never>]: StaticOf<Schema, never>[Key] | null } }
    : Record<never, never>;

/** What a caller gives: `params`, `query` and `body`, each where the call has it. */
export type InputOf<Schemas, File> = Part<Schemas, 'params', File> & QueryPart<Schemas> & Part<Schemas, 'body', File>;

/** The whole body of an answer, or the file. */
export type AnswerOf<Schemas, File> = Schemas extends { answer: infer Schema } ? StaticOf<Schema, File> : never;
