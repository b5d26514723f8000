import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
import { root } from './hash-files.ts'

/** What was built from the same sources stays as it is. */
export async function build(): Promise<void> {
  await Promise.all([buildServer(), buildWeb()])
}

/**
 * One start in a folder that is thrown away. It leaves the snapshot of today's demo and the compiled program, so that
 * the next first start is a quick one. Without them it only takes longer, so a failure here is none of the build.
 */
async function startOnce(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-build-'))
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, TANDEM_DEMO: 'on', LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, [join(root, 'server/dist/start.js')], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.on('data', (said) => {
    if (String(said).includes('Tandem is ready')) server.kill('SIGTERM')
  })
  const [code] = await once(server, 'exit')
  if (code !== 0) console.warn(`The first start was not prepared: the server ended with ${code}`)
  rmSync(dataDir, { recursive: true, force: true })
}

if (import.meta.main) {
  await build()
  if (process.env.NODE_ENV !== 'production') await startOnce()
}
