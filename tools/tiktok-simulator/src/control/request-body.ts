import type { IncomingMessage } from 'node:http';

/** A control call whose input makes no sense; the message is for a person. */
export class BadInput extends Error {}

/**
 * Named values of a call, from JSON or from a form; a form knows only texts, so numbers and flags are read from them.
 */
export type Fields = ReturnType<typeof fieldsOf>;

const limitBytes = 256 * 1024;

/** The body as text; throws `BadInput` for one of more than 256 kB. */
export async function bodyText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw new BadInput('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function objectOf(text: string): Map<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new BadInput('The body is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadInput('A JSON object is needed');
  return new Map(Object.entries(value));
}

function fieldsOf(values: Map<string, unknown>) {
  const optionalText = (name: string): string | undefined => {
    const value = values.get(name);
    // Forms send line breaks as CR LF; TikTok's captions have LF.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : undefined;
  };
  return {
    optionalText,
    text: (name: string): string => {
      const value = optionalText(name);
      if (value === undefined) throw new BadInput(`"${name}" is missing`);
      return value;
    },
    number: (name: string): number | undefined => {
      const value = values.get(name);
      if (value === undefined || value === null || value === '') return undefined;
      const number = Number(value);
      if (!Number.isFinite(number) || number < 0) throw new BadInput(`"${name}" is not a number of zero or more`);
      return number;
    },
    flag: (name: string): boolean | undefined => {
      const value = values.get(name);
      if (typeof value === 'boolean') return value;
      if (value === 'true' || value === 'on' || value === '1') return true;
      return value === undefined ? undefined : false;
    },
  };
}

/** Reads the body of a control call: JSON, or a form of the control page. */
export async function controlBody(request: IncomingMessage): Promise<{ fields: Fields; isForm: boolean }> {
  const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  const text = await bodyText(request);
  return { isForm, fields: fieldsOf(isForm ? new Map(new URLSearchParams(text)) : objectOf(text)) };
}
