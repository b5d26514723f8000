import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { freePort } from '../../tools/free-port.ts'
import { expect } from '../test.ts'

const root = resolve(import.meta.dirname, '../..')
const program = (name: string) => join(root, 'server/dist', `${name}.js`)
const run = promisify(execFile)

export type Production = Awaited<ReturnType<typeof startProduction>>

/** As an operator starts it, with an empty PostgreSQL of its own; null where no PostgreSQL is installed. */
export async function startProduction() {
  const postgres = await startPostgres()
  if (!postgres) return null
  const dataDir = await mkdtemp(join(tmpdir(), 'tandem-production-'))
  const port = String(await freePort('localhost'))
  const baseUrl = `http://localhost:${port}`
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: postgres.url, DATA_DIR: dataDir },
    ...{ BASE_URL: baseUrl, MAIL_FROM: 'tandem@example.org', HOST: 'localhost', PORT: port },
    ...{ RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'warn' },
  }
  const server = spawn(process.execPath, [program('start')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await expect
    .poll(
      () =>
        fetch(`${baseUrl}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  const taken = new Set<string>()
  return {
    baseUrl,
    /** By the command; answers what it prints. */
    createAdmin: async (address: string) =>
      (await run(process.execPath, [program('create-admin'), address], { env })).stdout,
    /** By the command, while the server runs. */
    async loadSettings(settings: object): Promise<void> {
      const file = join(dataDir, 'settings.json')
      await writeFile(file, JSON.stringify(settings))
      await run(process.execPath, [program('load-settings'), file], { env })
    },
    /** The next mail to an address with these words in its subject. What shares a mail with others is not waited for. */
    async mailTo(address: string, subject: string): Promise<Email> {
      let found: Email | undefined
      await expect(async () => {
        await hurryMails(postgres.url)
        found = await takeMail(join(dataDir, 'mail'), taken, address, subject)
        expect(found, `a mail to ${address} about ${subject}`).toBeDefined()
      }).toPass({ timeout: 30_000 })
      if (!found) throw new Error('It was there')
      return found
    },
    async stop() {
      await end(server)
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startPostgres() {
  const holder = ['-e', 'console.log(process.env.TEST_DATABASE_URL); setInterval(() => {}, 60_000)']
  const args = [join(root, 'tools/with-postgres.ts'), '--', process.execPath, ...holder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit').then(() => null)
  const [url] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) ?? []
  return url ? { url: String(url), stop: () => end(child) } : null
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** What is told after more than the time to undo would be minutes. */
const hurryMails = (url: string) =>
  run('psql', [
    ...[url, '-q', '-c'],
    `with due as (update pgboss.job set start_after = now()
       where state = 'created' and start_after between now() + interval '15 s' and now() + interval '15 min' returning name)
     select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from (select distinct name from due) d`,
  ])

async function takeMail(
  folder: string,
  taken: Set<string>,
  address: string,
  subject: string,
): Promise<Email | undefined> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml') && !taken.has(file))
  for (const file of files.toSorted()) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    if (mail.to?.[0]?.address !== address || !mail.subject?.includes(subject)) continue
    taken.add(file)
    return mail
  }
  return undefined
}
