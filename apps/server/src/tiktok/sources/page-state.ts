import { jsonIn } from '#server/platform/outgoing.ts';
import { type Problem, problem } from './source.ts';

/** Script elements in which TikTok's pages carry their data. */
export const embedStateId = '__FRONTITY_CONNECT_STATE__';
export const webStateId = '__UNIVERSAL_DATA_FOR_REHYDRATION__';

/** Far longer than any opening tag of a state script seen. */
const maxTagLength = 500;

type Script = { openingTag: string; text: string };

/** Script elements whose opening tag holds `mark`. By indexOf only: the pages are large and not ours. */
function* scriptsWith(html: string, mark: string): Generator<Script> {
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    const before = html.slice(Math.max(0, at - maxTagLength), at);
    const tagStart = before.lastIndexOf('<script');
    if (tagStart === -1 || before.indexOf('>', tagStart) !== -1) continue;
    const tagEnd = html.indexOf('>', at);
    const end = tagEnd === -1 ? -1 : html.indexOf('</script', tagEnd);
    if (end === -1) return;
    yield { openingTag: before.slice(tagStart) + html.slice(at, tagEnd), text: html.slice(tagEnd + 1, end) };
    at = end;
  }
}

/** TikTok's captcha is loaded by one of these; the bare word "captcha" stands on every good page. */
const captchaMarks = ['captcha-init', 'oec-ttweb-captcha', 'secsdk-captcha'];
const maxWaitPageLength = 20_000;

/** `{"code":"10000","type":"verify"}`: a captcha demanded in JSON. */
function demandsVerification(body: string): boolean {
  if (body.length > maxWaitPageLength || !body.trimStart().startsWith('{')) return false;
  const parsed = jsonIn(body);
  return isRecord(parsed) && parsed.type === 'verify';
}

/** How a body without data shows that TikTok refused us, or null. Only for pages without data: captions may hold these words. */
export function refusalIn(body: string): string | null {
  if (body.trim() === '') return 'empty body';
  if (demandsVerification(body)) return 'verification demanded';
  if (body.length < maxWaitPageLength && body.includes('Please wait') && /\bid=["']?(?:cs|wci)\b/.test(body)) {
    return 'waiting page of the firewall';
  }
  return captchaMarks.some((mark) => body.includes(mark)) ? 'captcha page' : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Data about `subject` in a script of a name not known here: the page was rebuilt, and is no refusal. */
function hasMovedState(html: string, subject: string): boolean {
  for (const script of scriptsWith(html, 'application/json')) {
    const isKnown = [embedStateId, webStateId].some((id) => script.openingTag.includes(id));
    if (!isKnown && script.text.includes(subject)) return true;
  }
  return false;
}

/** The page shows the app and no data: a refusal, or data that moved. `subject`: the post id or `@handle` asked for. */
export function withoutState(html: string, subject: string): Problem {
  const refusal = refusalIn(html);
  if (refusal !== null) return problem('blocked', refusal);
  if (hasMovedState(html, subject)) return problem('layout_changed', 'the data is in another script element');
  return problem('blocked', 'page without data');
}

/** The data is not as recorded: `what`, and where, as typebox says. */
export function unexpectedValue(
  what: string,
  validator: { Errors(value: unknown): { instancePath: string }[] },
  value: unknown,
) {
  const where = validator.Errors(value)[0]?.instancePath ?? '';
  return problem('layout_changed', `${what}: unexpected value at ${where.slice(0, 100)}`);
}

/** The data a page carries in the script `scriptId`. */
export function readState(
  html: string,
  scriptId: string,
  subject: string,
): { ok: true; state: Record<string, unknown> } | Problem {
  const script =
    scriptsWith(html, `id="${scriptId}"`).next().value ?? scriptsWith(html, `id='${scriptId}'`).next().value;
  if (!script) return withoutState(html, subject);
  const state = jsonIn(script.text);
  return isRecord(state)
    ? { ok: true, state }
    : problem('layout_changed', `the script ${scriptId} holds no JSON object`);
}
