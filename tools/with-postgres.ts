/**
 * Runs a command with a throw-away PostgreSQL, whose address it finds in TEST_DATABASE_URL and whose programs on its
 * PATH: `node tools/with-postgres.ts -- npm test`. What stands before the dashes goes to the server:
 * `-c work_mem=8MB`. Exits as the command does, or with 3 where PostgreSQL is not installed.
 */
import {
  type ChildProcess,
  type ExecFileSyncOptions,
  execFileSync,
  type StdioOptions,
  spawn,
  spawnSync,
} from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const separator = process.argv.indexOf('--')
const [command, ...commandArguments] = separator < 0 ? [] : process.argv.slice(separator + 1)
const ownSettings = process.argv.slice(2, Math.max(2, separator))
if (!command) stop(2, 'Say which command to run: node tools/with-postgres.ts -- <command>')
const binaries = findBinaries()
if (!binaries) stop(3, 'No PostgreSQL is installed here, neither in /usr/lib/postgresql nor on the PATH.')

const home = mkdtempSync(join(tmpdir(), 'tandem-postgres-'))
const data = join(home, 'data')
try {
  // PostgreSQL refuses root.
  const user = process.getuid?.() === 0 ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : {}
  if (user.uid) chownSync(home, user.uid, user.gid)
  const initial = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const options: ExecFileSyncOptions = { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'], ...user }
  execFileSync(join(binaries, 'initdb'), ['-D', data, ...initial], options)
  const port = await freePort('127.0.0.1')
  const server = startServer(port, user)
  try {
    await untilReady(port, server)
    process.exitCode = await runCommand(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGQUIT')
      await once(server, 'exit')
    }
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}

function stop(code: number, reason: string): never {
  console.error(reason)
  process.exit(code)
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  folders.push(...(process.env.PATH ?? '').split(delimiter))
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

/** As our child, not in the background, so that what it used is counted as ours. */
function startServer(port: number, user: { uid?: number; gid?: number }): ChildProcess {
  const address = ['-p', String(port), '-h', '127.0.0.1', '-k', home]
  const settings = ['-F', '-c', 'max_connections=200', ...ownSettings]
  const log = openSync(join(home, 'log'), 'a')
  const stdio = ['ignore', log, log] satisfies StdioOptions
  return spawn(join(binaries ?? '', 'postgres'), ['-D', data, ...address, ...settings], {
    cwd: '/',
    stdio,
    ...user,
  })
}

async function untilReady(port: number, server: ChildProcess): Promise<void> {
  const isReady = () =>
    spawnSync(join(binaries ?? '', 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    if (server.exitCode !== null) break
    if (isReady()) return
  }
  throw new Error(`PostgreSQL did not start: ${readFileSync(join(home, 'log'), 'utf8')}`)
}

function idOfPostgres(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
}

async function runCommand(url: string): Promise<number> {
  const child = spawn(command ?? '', commandArguments, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: url,
      PATH: [binaries, process.env.PATH].filter(Boolean).join(delimiter),
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  return code ?? 1
}
