/**
 * Runs a command with a throw-away PostgreSQL, whose address it finds in TEST_DATABASE_URL and whose programs on its
 * PATH: `node tools/with-postgres.ts -- npm test`. What stands before the dashes goes to the server:
 * `-c work_mem=8MB`. Exits as the command does, or with 3 where PostgreSQL is not installed.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const separator = process.argv.indexOf('--')
const [command, ...commandArguments] = separator < 0 ? [] : process.argv.slice(separator + 1)
const ownSettings = process.argv.slice(2, Math.max(2, separator))
if (!command) stop(2, 'Say which command to run: node tools/with-postgres.ts -- <command>')
const binaries = findBinaries()
if (!binaries) stop(3, 'No PostgreSQL is installed here, neither in /usr/lib/postgresql nor on the PATH.')

const home = mkdtempSync(join(tmpdir(), 'tandem-postgres-'))
const data = join(home, 'data')
try {
  if (process.getuid?.() === 0) chownSync(home, idOfPostgres('-u'), idOfPostgres('-g'))
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const port = await freePort()
  const settings = ['-p', port, '-h 127.0.0.1 -k', home, '-F -c max_connections=200', ...ownSettings].join(
    ' ',
  )
  run('pg_ctl', '-D', data, '-l', join(home, 'log'), '-o', settings, '-w', 'start')
  try {
    process.exitCode = await runCommand(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } finally {
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
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

/** As the user "postgres" when we are root, whom PostgreSQL refuses. */
function run(program: string, ...options: string[]): void {
  const line = [join(binaries ?? '', program), ...options]
  const [file = '', ...args] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...line] : line
  execFileSync(file, args, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
}

function idOfPostgres(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return address.port
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
