import { escapeHtml } from '#simulator/pages/state-page.ts';
import type { SimulatorState } from '#simulator/world/simulator-state.ts';
import { addSellerForm, failureForms, housekeepingForms, publishForm } from './control-page-forms.ts';
import { sellerSections } from './control-page-sellers.ts';

const style = `
:root{color-scheme:light dark;--ground:#f6f5f2;--card:#fff;--ink:#1d1c22;--quiet:#625f6b;--line:#dedbd3;--brand:#4338a8;--alarm:#b3261e;--done:#1b6b3a}
@media(prefers-color-scheme:dark){:root{--ground:#17161b;--card:#222128;--ink:#f1eff6;--quiet:#b0acbb;--line:#3a3843;--brand:#a9a2ff;--alarm:#ff9d94;--done:#83dba4}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:1120px;margin:0 auto;padding:16px}h1{font-size:28px;margin:8px 0}h2{font-size:20px;margin:0 0 12px}h3{font-size:16px;margin:0}
p{margin:4px 0}.quiet{color:var(--quiet);font-size:14px}a{color:var(--brand)}.shop{font-weight:600}
.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));align-items:start}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;min-width:0;overflow-wrap:anywhere}
form{display:grid;gap:12px}form.inline{display:inline-grid}label{display:grid;gap:4px;font-size:14px}label.check{display:flex;gap:8px;align-items:center}
input:not([type=checkbox]),select,textarea{font:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--ground);color:inherit}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border:0;border-radius:8px;background:var(--brand);color:var(--card);cursor:pointer}
.inline button{background:transparent;color:var(--brand);border:1px solid var(--line)}.danger button{color:var(--alarm)}
.pair{display:grid;gap:12px;grid-template-columns:1fr 1fr}.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
.badge{font-size:12px;font-weight:600;border:1px solid var(--line);border-radius:99px;padding:2px 8px}
ul.plain{list-style:none;margin:0;padding:0}.post{padding:16px 0;border-top:1px solid var(--line)}.post form{margin-top:8px}.post .row form{margin:0}
details{margin-top:12px}summary{cursor:pointer;min-height:44px;display:flex;align-items:center;font-weight:600}
table{border-collapse:collapse;width:100%;font-size:14px}caption,th{text-align:left;font-weight:600}td{text-align:right}
.note{border-radius:8px;padding:8px 12px;border:1px solid currentColor}.note.done{color:var(--done)}.note.problem{color:var(--alarm)}
`;

function note(query: URLSearchParams): string {
  const problem = query.get('problem');
  if (problem !== null) return `<p class="note problem" role="alert">${escapeHtml(problem)}</p>`;
  const done = query.get('done');
  return done === null ? '' : `<p class="note done" role="status">Done: ${escapeHtml(done)}</p>`;
}

const card = (title: string, inner: string): string =>
  `<section class="card" aria-label="${title}"><h2>${title}</h2>${inner}</section>`;

/**
 * The control page: plain forms over the control API, complete without scripts. `query` carries the outcome of the last
 * call.
 */
export function controlPage(state: SimulatorState, shopOrigin: string | null, query: URLSearchParams): string {
  const shopLine =
    shopOrigin === null ? '' : ` · Shops at <a href="${escapeHtml(shopOrigin)}">${escapeHtml(shopOrigin)}</a>`;
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>TikTok simulator</title><link rel="icon" href="data:,"><style>${style}</style></head><body><header><h1>TikTok simulator</h1>` +
    `<p class="quiet">Speaks TikTok’s wire formats at ${escapeHtml(state.origin)}${shopLine}</p>${note(query)}</header>` +
    `<main><div class="grid">${card('Publish a post', publishForm(state))}${card('Failures', failureForms(state))}` +
    `${card('Add a seller', addSellerForm())}${card('Pictures, log, reset', housekeepingForms(state))}</div>` +
    `<h2 style="margin:24px 0 12px">Sellers</h2><div class="grid">${sellerSections(state, shopOrigin)}</div></main></body></html>`
  );
}
