import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RolldownOptions } from 'rolldown'
import { hashFiles, root } from './hash-files.ts'

const dist = join(root, 'server/dist')
const stamp = join(dist, '.built-from')

/** They bring WebAssembly, native code or files of their own, which they look for beside themselves. */
const external = [/^@electric-sql\/pglite/, 'sharp', '@node-rs/argon2', 'pdfkit', 'fontkit', 'pg-native']

/** Bundles the server with its packages: loading some 2,000 files is half of a start. */
export async function buildServer(): Promise<void> {
  const sources = hashFiles([
    'server/src/**/*.{ts,tsx}',
    'server/{package.json,migrations/**}',
    'contract/src/**/*',
    'data/reference/**',
    'tools/build-server.ts',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  rmSync(dist, { recursive: true, force: true })
  // Loaded only where it is used: most starts build nothing.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({ ...options, input: programs, external })
  await bundle.write({ dir: dist, format: 'esm' })
  writeFileSync(join(dist, 'snapshot-key'), await snapshotKey())
  writeFileSync(stamp, sources)
}

const programs = {
  start: 'src/app/start.ts',
  'reset-database': 'src/app/commands/reset-database.ts',
  'create-admin': 'src/app/commands/create-admin.ts',
  'load-settings': 'src/app/commands/load-settings.ts',
  'import-places': 'src/app/commands/import-places.ts',
  'given-up-jobs': 'src/app/commands/given-up-jobs.ts',
  doctor: 'src/app/commands/doctor.ts',
  'verify-audit': 'src/app/commands/verify-audit.ts',
  // Runs on threads of its own; `pdf-workers.ts` looks for it by this name.
  'pdf-worker': 'src/platform/pdf/pdf-worker.ts',
}

const options: RolldownOptions = {
  cwd: join(root, 'server'),
  platform: 'node',
  onLog(level, log, print) {
    // Packages that other programs would use differently; our own code is checked by TypeScript.
    if (!log.id?.includes('node_modules')) print(level, log)
  },
}

/** What a prepared database depends on: the code that fills it without its packages, their versions, and its data. */
async function snapshotKey(): Promise<string> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    ...options,
    input: 'src/app/data/prepare-data.ts',
    external: (id) => !/^[./#]/.test(id) && !id.startsWith('@tandem/'),
  })
  const { output } = await bundle.generate({ format: 'esm' })
  const hash = createHash('sha256')
  for (const file of output) if (file.type === 'chunk') hash.update(file.code)
  hash.update(hashFiles(['server/migrations/**', 'data/reference/**', 'package-lock.json']))
  hash.update(hashFiles(['server/src/features/pages/default-{faq,pages}/**']))
  return hash.digest('hex').slice(0, 16)
}

if (import.meta.main) await buildServer()
