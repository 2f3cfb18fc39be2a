import { accountStates, runEnds } from '#simulator/apify/runs.ts';
import { pageForms } from '#simulator/developers/display-api.ts';
import { failureModes } from '#simulator/pages/failures.ts';
import { escapeHtml } from '#simulator/pages/state-page.ts';
import { pictureKinds } from '#simulator/pictures/picture-kinds.ts';
import { routeKinds } from '#simulator/routes.ts';
import type { SimulatorState } from '#simulator/world/simulator-state.ts';

/** A form that posts one operation of the control API. */
export function operationForm(operation: string, inner: string, button: string, className = ''): string {
  return `<form method="post" action="/_control/${operation}" class="${className}">${inner}<button>${escapeHtml(button)}</button></form>`;
}

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

export const field = (label: string, control: string): string =>
  `<label><span>${escapeHtml(label)}</span>${control}</label>`;

function select(name: string, options: [value: string, text: string][]): string {
  const written = options.map(([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`);
  return `<select name="${name}">${written.join('')}</select>`;
}

const plainOptions = (values: readonly string[]) => values.map((value): [string, string] => [value, value]);

const exampleCaption = 'Blue runners just in 🔥\nSizes 39-44\nOnly 92k\n#TRACK';

/** Publish a post. */
export function publishForm(state: SimulatorState): string {
  const sellers = state.sellers.map((seller): [string, string] => [seller.handle, `@${seller.handle}`]);
  return operationForm(
    'publish',
    field('Seller', select('handle', sellers)) +
      field('Caption', `<textarea name="caption" rows="5" required>${escapeHtml(exampleCaption)}</textarea>`) +
      `<div class="pair">${field(
        'Kind',
        select('kind', [
          ['video', 'Video'],
          ['photo', 'Photo post'],
        ]),
      )}` +
      `${field('Picture', select('picture', plainOptions(pictureKinds)))}</div>` +
      `<div class="pair">${field('Number of photos', '<input name="photos" type="number" min="1" max="12" placeholder="2">')}` +
      `${field('Photo title', '<input name="photoTitle">')}</div>` +
      '<label class="check"><input type="checkbox" name="pinned"> Pinned</label>',
    'Publish now',
  );
}

/** Open a new account. */
export function addSellerForm(): string {
  return operationForm(
    'add-seller',
    field('Handle', '<input name="handle" required pattern="@?[A-Za-z0-9_.]{2,24}" placeholder="new.duka">') +
      `<div class="pair">${field('Name', '<input name="nickname">')}${field('Followers', '<input name="followers" type="number" min="0" placeholder="250">')}</div>` +
      field('Bio', '<textarea name="bio" rows="2"></textarea>') +
      '<label class="check"><input type="checkbox" name="verified"> Verified</label>' +
      '<label class="check"><input type="checkbox" name="private"> Private</label>',
    'Add seller',
  );
}

function activeFailures(state: SimulatorState): string {
  const rows = Object.entries(state.failures).map(([route, failure]) => {
    const words = [failure.mode ?? 'slow', failure.delayMs > 0 ? `${failure.delayMs} ms` : ''];
    if (failure.remaining !== null) words.push(`${failure.remaining} more`);
    const text = `${route}: ${words.filter((word) => word !== '').join(', ')}`;
    return `<li><strong>${escapeHtml(text)}</strong> ${operationForm('heal', hidden('route', route), 'Heal', 'inline')}</li>`;
  });
  return rows.length === 0 ? '<p class="quiet">TikTok is well.</p>' : `<ul class="plain">${rows.join('')}</ul>`;
}

/** Make TikTok fail or slow down, and heal it. */
export function failureForms(state: SimulatorState): string {
  const routes = ['all', ...routeKinds].map((route): [string, string] => [route, route]);
  const modes = Object.entries(failureModes).map(([mode, text]): [string, string] => [mode, `${mode}: ${text}`]);
  return (
    activeFailures(state) +
    operationForm(
      'fail',
      `<div class="pair">${field('Route', select('route', routes))}${field('Times', '<input name="times" type="number" min="1" placeholder="until healed">')}</div>` +
        field('Failure', select('mode', [['', 'none, only slow'], ...modes])) +
        `<div class="pair">${field('Delay in ms', '<input name="delayMs" type="number" min="0" placeholder="0">')}` +
        `${field('Retry-After in s', '<input name="retryAfterSeconds" type="number" min="0" placeholder="60">')}</div>`,
      'Make it fail',
    )
  );
}

/** Picture links, log, reset. */
export function housekeepingForms(state: SimulatorState): string {
  const counts = Object.entries(state.log.counts)
    .map(([kind, count]) => `<tr><th scope="row">${kind}</th><td>${count}</td></tr>`)
    .join('');
  return (
    `<table><caption>Requests so far</caption><tbody>${counts}</tbody></table>` +
    `<p class="quiet">Picture links live ${state.pictureLifetimeSeconds} s. <a href="/_control/state">State and log as JSON</a></p>` +
    operationForm(
      'set-picture-lifetime',
      field(
        'Lifetime of new picture links in s',
        '<input name="seconds" type="number" min="0" required value="172800">',
      ),
      'Set lifetime',
    ) +
    operationForm(
      'set-video-pages',
      field('Pages of the list that apps are given', select('form', plainOptions(pageForms))),
      'Set pages',
    ) +
    operationForm(
      'set-apify',
      `<div class="pair">${field('Account at Apify', select('state', plainOptions(accountStates)))}` +
        `${field('Its runs end', select('endsAs', plainOptions(runEnds)))}</div>` +
        field('Length of its runs in s', '<input name="runSeconds" type="number" min="0" required value="0">'),
      'Set Apify',
    ) +
    `<div class="row">${operationForm('end-apify-runs', '', 'End Apify’s runs now', 'inline')}` +
    `${operationForm('forget-apify-runs', '', 'Forget Apify’s runs', 'inline')}</div>` +
    `<div class="row">${operationForm('expire-tokens', '', 'Expire access tokens', 'inline')}` +
    `${operationForm('expire-tokens', hidden('which', 'all'), 'Expire all tokens', 'inline')}${operationForm('expire-pictures', '', 'Expire picture links now', 'inline')}` +
    `${operationForm('clear-log', '', 'Clear the log', 'inline')}${operationForm('reset', '', 'Reset everything', 'inline danger')}</div>`
  );
}
