import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { run } from './run.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'web/dist')
const stamp = join(dist, '.built-from')

/** Builds the web client for production, unless the last build was made from the same sources. */
export async function buildWeb(): Promise<void> {
  const sources = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  await run('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'web') })
  await compressAssets()
  writeFileSync(stamp, sources)
}

function hashSources(): string {
  const patterns = ['web/src/**/*', 'web/public/**/*', 'web/*.*', 'contract/src/**/*', 'package-lock.json']
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Compressed once here instead of at each request. */
async function compressAssets(): Promise<void> {
  const files = globSync('assets/*.{js,css,svg,topojson}', { cwd: dist }).map((file) => join(dist, file))
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

if (import.meta.main) await buildWeb()
