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
const allowedCounts: Record<string, number> = {
  'apps/server/src/accounts/by-administrator/pending-sign-up.ts': 1,
  'apps/server/src/admin/administrators/managing/administrators.ts': 1,
  'apps/server/src/admin/administrators/managing/make-administrator.ts': 1,
  'apps/server/src/billing/payments/payment.messages.ts': 1,
  'apps/server/src/cli/admin.ts': 1,
  'apps/server/src/config.test.ts': 1,
  'apps/server/src/environment.ts': 1,
  'apps/server/src/not-configured.ts': 4,
  'apps/server/src/platform/control-socket.ts': 1,
  'apps/server/src/platform/database/migrations/migrations-with-rows/0001_baseline.sql': 1,
  'apps/web/src/features/accounts/settings/delete-account.tsx': 1,
  'apps/web/src/features/admin/reports/report.messages.ts': 1,
  'apps/web/src/screens/admin/analytics/apify.messages.ts': 1,
  'apps/web/src/screens/admin/settings/administrators/administrator-actions.tsx': 1,
  'apps/web/src/screens/admin/settings/administrators/administrator-list.tsx': 1,
  'apps/web/src/screens/admin/settings/audit/audit.messages.test.ts': 1,
  'apps/web/src/screens/admin/settings/audit/audit.messages.ts': 3,
  'apps/web/src/screens/admin/settings/own-account/second-factor.tsx': 1,
  'apps/web/src/screens/legal/privacy.tsx': 2,
  'apps/web/src/screens/legal/support.tsx': 1,
  'apps/web/src/screens/legal/terms.tsx': 1,
  'apps/web/src/screens/login/login-forms.tsx': 2,
  'apps/web/src/screens/login/recover.tsx': 1,
  'apps/web/src/screens/report/report-form.tsx': 2,
  'apps/web/src/screens/report/report.tsx': 1,
  'apps/web/src/screens/subscription/followed-payment.test.tsx': 1,
  'apps/web/src/screens/tiktok/tiktok-question.tsx': 3,
  'e2e/ownership.spec.ts': 1,
  'e2e/report.spec.ts': 1,
  'packages/captions/src/availability.ts': 1,
  'packages/captions/src/price/roles/side-roles.ts': 1,
  'packages/contracts/src/accounts/tiktok-sign-in.schemas.ts': 1,
  'packages/contracts/src/admin/session.schemas.ts': 1,
  'packages/contracts/src/analytics/analytics.schemas.ts': 2,
  'packages/contracts/src/catalog/catalog.schemas.ts': 1,
  'packages/contracts/src/catalog/owner-products.schemas.ts': 3,
};

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
