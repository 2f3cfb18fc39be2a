import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that this project does not use: name the person, say "no one", "again", "while that ran". */
const words = /\b(?:whoever|anew|meanwhile|nobody|somebody|the own)\b/gi;
/** A type is named by a noun. */
const participles = /\b(?:interface|type|class) (?:Answered|Asked|Begun|Found|Heard|Told|Wanted)\b/g;

/** This tool and its test name the words. */
const paths = ['*.ts', '*.tsx', '*.md', '*.css', '*.sql', '*.mjs', ':!tools/check-words.*'];

/** Texts that people see, or data, with the number of such words in each file. */
const allowedCounts: Record<string, number> = {};

export function refusedWords(text: string): string[] {
  return [...text.matchAll(words), ...text.matchAll(participles)].map(([word]) => word);
}

/** One line for each file with more refused words than it may have. */
export function checkWords(root: string, allowed = allowedCounts): string[] {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...paths], { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter(Boolean).flatMap((file) => {
    const found = refusedWords(readFileSync(join(root, file), 'utf8'));
    const max = allowed[file] ?? 0;
    return found.length > max ? [`${file}: ${found.join(', ')} (allowed: ${max})`] : [];
  });
}

if (import.meta.main) {
  const problems = checkWords(join(import.meta.dirname, '..'));
  if (problems.length > 0) {
    process.stderr.write(`Say these in other words:\n${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}
