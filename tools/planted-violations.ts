import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
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
  { rule: 'web-testing-stays-in-tests', folder: 'web/src/app', code: "import '#testing/open.tsx'" },
  { rule: 'web-mock-stays-out', folder: 'web/src/app', code: "import '../mock/mock.ts'" },
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

/** The folders beside the three workspaces that are looked through for cycles only. */
const cycles = ['bench', 'data', 'e2e', 'tools']

/** What a feature must not do with another one's table, or not without an edge; `offers` owns `offer`. */
const accesses: { file: string; kind: 'read' | 'write'; code: string }[] = [
  {
    file: 'imported.store.ts',
    kind: 'read',
    code: "import { offer } from '#features/offers/offers.schema.ts'\nexport const read = offer.id",
  },
  {
    file: 'condition.store.ts',
    kind: 'read',
    code: "import { secondFactorCondition } from '#features/second-factor/second-factor.schema.ts'",
  },
  { file: 'template.store.ts', kind: 'read', code: 'sql`select 1 from notice, offer as o`' },
  {
    file: 'nested.store.ts',
    kind: 'read',
    code: `sql\`select 1 \${yes ? sql\`from notice join offer using (id)\` : sql\`\`}\``,
  },
  { file: 'string.store.ts', kind: 'read', code: "db.query('select 1 from public.offer')" },
  { file: 'function.sql', kind: 'read', code: 'CREATE FUNCTION planted(o offer) RETURNS text' },
  { file: 'call.sql', kind: 'read', code: 'SELECT match_position(o) FROM o' },
  {
    file: 'trigger.sql',
    kind: 'read',
    code: 'CREATE TRIGGER planted AFTER INSERT\n  ON offer EXECUTE FUNCTION planted()',
  },
  {
    file: 'builder.store.ts',
    kind: 'write',
    code: "import { offer as o } from '#features/offers/offers.schema.ts'\ndb.delete(o).where(true)",
  },
  {
    file: 'interpolated.store.ts',
    kind: 'write',
    code: `import { offer } from '#features/offers/offers.schema.ts'\nsql\`update \${offer} set id = id\``,
  },
  { file: 'insert.store.ts', kind: 'write', code: 'sql`INSERT INTO offer (id) VALUES (1)`' },
  {
    file: 'executed.sql',
    kind: 'write',
    code: "BEGIN\n  EXECUTE format('DELETE FROM offer WHERE id = %L', 1);\nEND",
  },
]

/** Addresses that a journey writes out. */
const literalPaths = ['/angebote', '/en/angebote/']
const journey = `await page.goto('/angebote')
await expect(page).toHaveURL(\`/en/angebote/\${id}\`)
await page.goto(paths.offers())`

const stores = ['web/src/lib/planted-store.ts']
const store = 'export const usePlanted = () => useSyncExternalStore(listen, () => 1)'

export type Planted = {
  root: string
  files: { rule: string; file: string }[]
  accesses: { file: string; kind: 'read' | 'write' }[]
  literalPaths: string[]
  /** What listens to a store, and would draw nothing on a server. */
  stores: string[]
  /** Two features that no table of edges names. */
  folders: string[]
}

const accessFolder = 'server/src/features/notices'

/** A copy of the sources with every break in it; the real ones stay untouched. */
export function plantViolations(project: string): Planted {
  const root = mkdtempSync(join(tmpdir(), 'tandem-planted-'))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  for (const workspace of ['contract', 'server', 'web']) {
    cpSync(join(project, workspace, 'src'), join(root, workspace, 'src'), { recursive: true })
    cpSync(join(project, workspace, 'package.json'), join(root, workspace, 'package.json'))
  }
  for (const folder of cycles) mkdirSync(join(root, folder))
  const folders = ['server', 'web'].map((workspace) => `${workspace}/src/features/planted`)
  for (const folder of folders) mkdirSync(join(root, folder))
  for (const { file, code } of accesses) writeFileSync(join(root, accessFolder, file), `${code}\n`)
  writeFileSync(join(root, 'e2e/planted.e2e.ts'), `${journey}\n`)
  for (const file of stores) writeFileSync(join(root, file), `${store}\n`)
  const all = [
    ...violations,
    ...cycles.map((folder) => ({
      rule: 'no-cycles',
      folder,
      code: "import './planted-no-cycles.ts'",
    })),
  ]
  const files = all.map(({ rule, folder, code }) => {
    const file = `${folder}/planted-${rule}.ts`
    writeFileSync(join(root, file), `${code}\n`)
    return { rule, file }
  })
  return {
    root,
    files,
    accesses: accesses.map(({ file, kind }) => ({ file: `${accessFolder}/${file}`, kind })),
    literalPaths: literalPaths.map((path) => `e2e/planted.e2e.ts: ${path}`),
    stores,
    folders,
  }
}
