import type { IncomingMessage } from 'node:http';
import { accountStates, isAccountState, isRunEnd, runEnds } from '#simulator/apify/runs.ts';
import { isPageForm, type PageForm, pageForms } from '#simulator/developers/display-api.ts';
import { isFailureMode, isRoute } from '#simulator/pages/failures.ts';
import { htmlReply, jsonReply, type Reply } from '#simulator/pages/replies.ts';
import { isPictureKind, type PictureKind } from '#simulator/pictures/picture-kinds.ts';
import type { RouteKind } from '#simulator/routes.ts';
import {
  ControlError,
  type FailInput,
  type PublishInput,
  type SetApifyInput,
  type SimulatorControl,
} from './control.ts';
import { controlPage } from './control-page.ts';
import { BadInput, controlBody, type Fields } from './request-body.ts';

function pictureIn(fields: Fields, name: string): PictureKind | undefined {
  const picture = fields.optionalText(name);
  if (picture === undefined || picture === '') return undefined;
  if (!isPictureKind(picture)) throw new BadInput(`There is no picture "${picture}"`);
  return picture;
}

/** The object without the names that have no value: what was not sent takes its default. */
function given<Value extends object>(value: Value): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Value]?: Exclude<Value[Name], undefined> };
}

function publishInput(fields: Fields): PublishInput {
  const kind = fields.optionalText('kind') ?? 'video';
  if (kind !== 'video' && kind !== 'photo') throw new BadInput('"kind" is video or photo');
  return {
    handle: fields.text('handle'),
    caption: fields.text('caption'),
    kind,
    picture: pictureIn(fields, 'picture'),
    photos: fields.number('photos'),
    photoTitle: fields.optionalText('photoTitle'),
    pinned: fields.flag('pinned'),
    private: fields.flag('private'),
    postedAt: fields.number('postedAt'),
  };
}

function routeIn(fields: Fields): RouteKind | 'all' {
  const route = fields.optionalText('route') ?? 'all';
  if (!isRoute(route)) throw new BadInput(`There is no route "${route}"`);
  return route;
}

function failInput(fields: Fields): FailInput {
  const mode = fields.optionalText('mode') || undefined;
  if (mode !== undefined && !isFailureMode(mode)) throw new BadInput(`There is no failure "${mode}"`);
  return {
    mode,
    delayMs: fields.number('delayMs'),
    retryAfterSeconds: fields.number('retryAfterSeconds'),
    times: fields.number('times'),
  };
}

function pageFormIn(fields: Fields): PageForm {
  const form = fields.text('form');
  if (!isPageForm(form)) throw new BadInput(`"form" is one of ${pageForms.join(', ')}`);
  return form;
}

function apifyInput(fields: Fields): SetApifyInput {
  const [state, endsAs] = [fields.optionalText('state') || undefined, fields.optionalText('endsAs') || undefined];
  if (state !== undefined && !isAccountState(state))
    throw new BadInput(`"state" is one of ${accountStates.join(', ')}`);
  if (endsAs !== undefined && !isRunEnd(endsAs)) throw new BadInput(`"endsAs" is one of ${runEnds.join(', ')}`);
  return given({ state, endsAs, runSeconds: fields.number('runSeconds') });
}

type Operation = (control: SimulatorControl, fields: Fields) => unknown;

/** `POST /_control/<name>`, each the HTTP form of the function of the same purpose in control.ts. */
const operations: Record<string, Operation> = {
  publish: (control, fields) => control.publish(publishInput(fields)),
  'edit-caption': (control, fields) => control.editCaption(fields.text('postId'), fields.text('caption')),
  'set-pinned': (control, fields) => control.setPinned(fields.text('postId'), fields.flag('pinned') ?? true),
  'set-post-private': (control, fields) =>
    control.setPostPrivate(fields.text('postId'), fields.flag('private') ?? true),
  'delete-post': (control, fields) => control.deletePost(fields.text('postId')),
  'add-seller': (control, fields) =>
    control.addSeller({
      handle: fields.text('handle').replace(/^@/, ''),
      ...given({
        nickname: fields.optionalText('nickname') || undefined,
        bio: fields.optionalText('bio'),
        followers: fields.number('followers'),
        verified: fields.flag('verified'),
        private: fields.flag('private'),
        avatar: pictureIn(fields, 'avatar'),
      }),
    }),
  'edit-bio': (control, fields) => control.editBio(fields.text('handle'), fields.text('bio')),
  rename: (control, fields) => control.rename(fields.text('handle'), fields.text('newHandle')),
  'set-account-private': (control, fields) =>
    control.setAccountPrivate(fields.text('handle'), fields.flag('private') ?? true),
  'delete-seller': (control, fields) => control.deleteSeller(fields.text('handle')),
  fail: (control, fields) => control.fail(routeIn(fields), failInput(fields)),
  heal: (control, fields) => control.heal(fields.optionalText('route') === undefined ? undefined : routeIn(fields)),
  'expire-pictures': (control) => control.expirePictures(),
  'set-picture-lifetime': (control, fields) => {
    const seconds = fields.number('seconds');
    if (seconds === undefined) throw new BadInput('"seconds" is missing');
    control.setPictureLifetime(seconds);
  },
  disconnect: (control, fields) => control.disconnect(fields.text('handle')),
  'expire-tokens': (control, fields) => control.expireTokens(fields.optionalText('which') === 'all' ? 'all' : 'access'),
  'set-video-pages': (control, fields) => control.setVideoPages(pageFormIn(fields)),
  'set-apify': (control, fields) => control.setApify(apifyInput(fields)),
  'end-apify-runs': (control) => control.endApifyRuns(),
  'forget-apify-runs': (control) => control.forgetApifyRuns(),
  'clear-log': (control) => control.clearLog(),
  reset: (control) => control.reset(),
};

/** A page of another site must not steer a simulator that happens to run on the same machine. */
function isForeign(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

const backTo = (parameter: string, text: string): Reply => ({
  status: 303,
  headers: { location: `/_control?${new URLSearchParams({ [parameter]: text })}` },
  body: '',
});

async function operate(control: SimulatorControl, name: string, request: IncomingMessage): Promise<Reply> {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined) return jsonReply(404, { ok: false, message: `There is no operation "${name}"` });
  let isForm = false;
  try {
    const body = await controlBody(request);
    isForm = body.isForm;
    const result = operation(control, body.fields) ?? null;
    return isForm ? backTo('done', name) : jsonReply(200, { ok: true, result });
  } catch (error) {
    if (!(error instanceof ControlError || error instanceof BadInput)) throw error;
    return isForm ? backTo('problem', error.message) : jsonReply(422, { ok: false, message: error.message });
  }
}

/** Answers `/_control`, `/_control/state` and `POST /_control/<operation>`. */
export async function controlReply(
  control: SimulatorControl,
  request: IncomingMessage,
  url: URL,
  shopOrigin: string | null,
): Promise<Reply> {
  const name = url.pathname.split('/')[2] ?? '';
  if (request.method === 'POST') {
    if (isForeign(request)) return jsonReply(403, { ok: false, message: 'Calls from other sites are refused' });
    return operate(control, name, request);
  }
  if (name === 'state') return jsonReply(200, control.state());
  if (name !== '') return jsonReply(405, { ok: false, message: 'Use POST' });
  return htmlReply(200, controlPage(control.state(), shopOrigin, url.searchParams));
}
