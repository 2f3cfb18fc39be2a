import { expect, test } from 'vitest';
import { neutralise, undoNeutralise } from './csv-file.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['mat;=1+1;', "mat;'=1+1;"],
  ['mat; @sum(1)', "mat;' @sum(1)"],
  ['mat\n-2+3', "mat\n'-2+3"],
  ['mat\t+1', "mat\t'+1"],
  ['\t=cmd', "'\t'=cmd"],
  ["'=1", "''=1"],
  ['mat;"=1+1;b', 'mat;\'"=1+1;b'],
  ['mat\t""+1', 'mat\t\'""+1'],
  ['"-2', '\'"-2'],
])('%j is nothing that a spreadsheet runs, and comes back as it was', (text, cell) => {
  expect(neutralise(text)).toBe(cell);
  expect(undoNeutralise(cell)).toBe(text);
});

test.each(['Pot', "Mama's mat", 'shoes; ladies', 'a|b', '85,000', ''])('%j is left as it is', (text) => {
  expect(neutralise(text)).toBe(text);
});
