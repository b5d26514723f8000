import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One file that breaks each rule, so that a rule which has gone blind is noticed. */
const violations: { rule: string; folder: string; code: string }[] = [
  { rule: 'contract-imports-zod-only', folder: 'contract/src', code: "import 'node:fs'" },
  {
    rule: 'server-knows-no-web',
    folder: 'server/src/app',
    code: "import '../../../web/src/lib/i18n/locale.ts'",
  },
  { rule: 'web-knows-no-server', folder: 'web/src/app', code: "import '../../../server/src/app/jobs.ts'" },
  { rule: 'platform-is-the-ground', folder: 'server/src/platform/db', code: "import '#app/jobs.ts'" },
  { rule: 'features-know-no-app', folder: 'server/src/features/notices', code: "import '#app/jobs.ts'" },
  { rule: 'testing-stays-in-tests', folder: 'server/src/app', code: "import '#testing/database.ts'" },
  {
    rule: 'server-feature-doors',
    folder: 'server/src/features/notices',
    code: "import '#features/reference/find-places.ts'",
  },
  {
    rule: 'tables-in-stores-only',
    folder: 'server/src/features/notices',
    code: "import '#features/accounts/accounts.schema.ts'",
  },
  { rule: 'query-builder-in-stores-only', folder: 'server/src/app', code: "import 'drizzle-orm'" },
  {
    rule: 'edges-of-server-notices',
    folder: 'server/src/features/notices',
    code: "import '#features/accounts/accounts.api.ts'",
  },
  { rule: 'ui-knows-nothing-above', folder: 'web/src/ui', code: "import '#lib/i18n/locale.ts'" },
  { rule: 'lib-knows-nothing-above', folder: 'web/src/lib', code: "import '#ui/cx.ts'" },
  {
    rule: 'web-features-know-no-app',
    folder: 'web/src/features/notices',
    code: "import '#app/query-client.ts'",
  },
  {
    rule: 'web-feature-doors',
    folder: 'web/src/features/notices',
    code: "import '#features/pages/StaticPage.tsx'",
  },
  {
    rule: 'edges-of-web-notices',
    folder: 'web/src/features/notices',
    code: "import '#features/messaging/public.ts'",
  },
  { rule: 'no-cycles', folder: 'web/src/lib', code: "import './planted-no-cycles.ts'" },
]

export type Planted = { root: string; files: { rule: string; file: string }[] }

/** A copy of the sources with every break in it; the real ones stay untouched. */
export function plantViolations(project: string): Planted {
  const root = mkdtempSync(join(tmpdir(), 'tandem-planted-'))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  for (const workspace of ['contract', 'server', 'web']) {
    cpSync(join(project, workspace, 'src'), join(root, workspace, 'src'), { recursive: true })
    cpSync(join(project, workspace, 'package.json'), join(root, workspace, 'package.json'))
  }
  const files = violations.map(({ rule, folder, code }) => {
    const file = `${folder}/planted-${rule}.ts`
    writeFileSync(join(root, file), `${code}\n`)
    return { rule, file }
  })
  return { root, files }
}
