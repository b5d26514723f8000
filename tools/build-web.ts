import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashFiles, root } from './hash-files.ts'
import { run } from './run.ts'

const dist = join(root, 'web/dist')
const stamp = join(dist, '.built-from')

/** Builds the web client for production, unless the last build was made from the same sources. */
export async function buildWeb(): Promise<void> {
  const sources = hashFiles([
    'web/src/**/*',
    'web/public/**/*',
    'web/*.*',
    'contract/src/**/*',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  const vite = (...options: string[]) =>
    run('vite', ['build', '--logLevel', 'warn', ...options], { cwd: join(root, 'web') })
  // The client, and the program that draws its public pages on the server.
  await Promise.all([vite(), vite('--ssr')])
  await compressAssets()
  writeFileSync(stamp, sources)
}

/** Compressed once here instead of at each request. */
async function compressAssets(): Promise<void> {
  const files = globSync('assets/*.{js,mjs,css,svg,topojson}', { cwd: dist }).map((file) => join(dist, file))
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
