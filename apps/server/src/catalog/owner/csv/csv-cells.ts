/** Signs with which a spreadsheet takes a cell for a formula; the wide ones count in some of them, too. */
const runsAsFormula = /^[=+\-@\t\r＝＋－＠]/;
const neutralised = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** The text with a `'` in front where a spreadsheet would run it (OWASP, CSV injection). */
export function neutralise(text: string): string {
  return runsAsFormula.test(text) ? `'${text}` : text;
}

/** The text that `neutralise` was given. */
export function undoNeutralise(cell: string): string {
  return cell.replace(neutralised, '');
}
