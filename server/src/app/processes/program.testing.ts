import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#platform/config/project-root.ts'

/** What `npm start` starts; `npm run dev` starts the sources. */
export const bundle = join(projectRoot, 'server/dist/start.js')
export const resetting = join(projectRoot, 'server/dist/reset-database.js')
export const sources = join(projectRoot, 'server/src/app/start.ts')

/** Does nothing when it was built from these sources. */
export const buildBundle = () =>
  promisify(execFile)(process.execPath, [join(projectRoot, 'tools/build-server.ts')])

const children: ChildProcess[] = []

export function start(env: Record<string, string>, program = bundle): ChildProcess {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', TANDEM_DEMO: 'off', ...env },
  })
  children.push(child)
  return child
}

export function killAll(): void {
  for (const child of children) child.kill('SIGKILL')
}

export function listen(child: ChildProcess): () => string {
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  return () => output
}

export async function collect(child: ChildProcess): Promise<string> {
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  await once(child, 'close')
  return output
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
