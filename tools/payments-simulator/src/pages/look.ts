import { escapeHtml } from '@app/tiktok-simulator/pages/state-page';

const style = `
:root{color-scheme:light dark;--ground:#f6f5f2;--card:#fff;--ink:#1d1c22;--quiet:#625f6b;--line:#dedbd3;--brand:#4338a8;--alarm:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#17161b;--card:#222128;--ink:#f1eff6;--quiet:#b0acbb;--line:#3a3843;--brand:#a9a2ff;--alarm:#ff9d94}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1120px;margin:0 auto;padding:16px}h1{font-size:28px;margin:8px 0}h2{font-size:20px;margin:0 0 12px}h3{font-size:16px;margin:0}p{margin:4px 0}
.quiet{color:var(--quiet);font-size:14px}a{color:var(--brand)}.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));align-items:start;margin:16px 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;min-width:0;overflow-wrap:anywhere}
.phone{border-width:8px;border-radius:28px;max-width:400px}.phone.mtn{border-color:#ffcb05}.phone.airtel{border-color:#e40000}
form{display:grid;gap:12px}label{display:grid;gap:4px;font-size:14px}label.check{display:flex;gap:8px;align-items:center}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}.row form{display:inline-grid}
input:not([type=checkbox]),select{font:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--ground);color:inherit}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border:0;border-radius:8px;background:var(--brand);color:var(--card);cursor:pointer}
button.quiet{background:transparent;color:var(--brand);border:1px solid var(--line)}.problem{color:var(--alarm)}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;padding:4px 8px;border-top:1px solid var(--line);white-space:nowrap}
`;

/** A page of the simulator. `everySeconds` loads it again by itself, without scripts. */
export function page(title: string, inner: string, everySeconds?: number): string {
  const refresh = everySeconds === undefined ? '' : `<meta http-equiv="refresh" content="${everySeconds}">`;
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `${refresh}<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1>${inner}</main></body></html>`
  );
}

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** A form that posts one operation of the control API and comes back to `back`. */
export function operationForm(operation: string, inner: string, button: string, back: string, className = ''): string {
  return `<form method="post" action="/_control/${operation}">${inner}${hidden('back', back)}<button class="${className}">${escapeHtml(button)}</button></form>`;
}
