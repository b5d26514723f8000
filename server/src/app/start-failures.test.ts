import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Config, loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { createLog } from '#platform/log/log.ts'
import { loadSecretKey } from '#platform/secrets/secret-key.ts'
import { openTestDatabase } from '#testing/database.ts'
import { openPrepared } from './data/open-prepared.ts'
import { explainDatabase, explainPort } from './start-failures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const configOf = (env: Record<string, string>) => loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...env })

async function complaint(env: Record<string, string>): Promise<string> {
  const config = configOf(env)
  const error = await openPrepared(config, createLog(config)).then(
    () => null,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(ConfigError)
  return (error as ConfigError).message
}

test('a database that does not answer is named with what to do, without its password', async () => {
  expect(await complaint({ DATABASE_URL: 'postgres://tandem:geheim@127.0.0.1:1/tandem' })).toBe(
    'PostgreSQL does not answer at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct DATABASE_URL.',
  )
})

test('a data folder that is a file is named', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await complaint({ DATA_DIR: file })).toBe(
    `DATA_DIR must be a folder that can be written to; ${file} is not (EEXIST).`,
  )
})

test('a data folder that is a link to nowhere is named', async () => {
  const link = join(folder, 'link')
  await symlink(join(folder, 'nowhere'), link)
  expect(await complaint({ DATA_DIR: link })).toBe(
    `DATA_DIR must be a folder that can be written to; ${link} is not (ENOENT).`,
  )
})

// Node's own `mkdir` with `recursive` never ends there.
test.runIf(existsSync('/proc')).each(['/proc/tandem', '/proc/tandem/data'])(
  'a data folder in one that takes no folders is named: %s',
  async (folder) => {
    const sentence = `DATA_DIR must be a folder that can be written to; ${folder} is not (ENOENT).`
    expect(await complaint({ DATA_DIR: folder })).toBe(sentence)
    expect(() => loadSecretKey({ secretKey: null, dataDir: folder })).toThrow('ENOENT')
  },
)

describe('an embedded database whose disk is full', () => {
  const room = (megabytes: number) => () => megabytes * 1024 * 1024
  const failed = new Error('PGlite failed to initialize properly')

  test('says so when it fails', () => {
    expect(explainDatabase(failed, configOf({}), room(16))).toEqual(
      new ConfigError(
        `The embedded database failed (${failed.message}), and the disk of ${folder} has 16 MB left. Make room, and start again.`,
      ),
    )
    expect(explainDatabase(failed, configOf({}), room(1000))).toBe(failed)
    const url = 'postgres://tandem@127.0.0.1/tandem'
    expect(explainDatabase(failed, configOf({ DATABASE_URL: url }), room(16))).toBe(failed)
  })

  test('says so in words where its file system throws what is no error', () => {
    const thrown = { name: 'ErrnoError', errno: 51 }
    const { message } = explainDatabase(thrown, configOf({}), room(0)) as ConfigError
    expect(message).toContain('failed (ErrnoError 51), and the disk of')
  })

  test('says so when it falls silent, which ends the process', async () => {
    const config = JSON.stringify({ database: { url: null }, dataDir: join(folder, 'gone') })
    const program = `import { explainSilence } from ${JSON.stringify(join(import.meta.dirname, 'start-failures.ts'))}
      await explainSilence(new Promise(() => {}), ${config})`
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
    await expect(run).rejects.toMatchObject({
      code: 13,
      stderr: expect.stringContaining('The embedded database does not answer.'),
    })
  })
})

test.runIf(inject('template').kind === 'postgres')(
  'a database that is not there says how to make it',
  async () => {
    const { database, drop } = await openTestDatabase()
    const url = new URL(database.pool.options.connectionString ?? '')
    url.pathname = '/nowhere'
    expect(await complaint({ DATABASE_URL: url.href })).toMatch(
      /refuses: database "nowhere" does not exist\. Make it \(createdb nowhere\), or correct DATABASE_URL\.$/,
    )
    await drop()
  },
)

describe('a port that cannot be opened', () => {
  test('because it is in use', async () => {
    const first = createServer().listen(0, '127.0.0.1')
    await once(first, 'listening')
    const { port } = first.address() as { port: number }
    expect(await refusal({ HOST: '127.0.0.1', PORT: String(port) })).toBe(
      `Port ${port} is in use by another program (EADDRINUSE). End it, or start with another PORT.`,
    )
    first.close()
  })

  test.each(['203.0.113.1', 'nowhere.invalid'])('because %s is not of this machine', async (HOST) => {
    expect(await refusal({ HOST, PORT: '0' })).toContain(
      `HOST must be an address of this machine; ${HOST} is not`,
    )
  })
})

async function refusal(env: Record<string, string>): Promise<string> {
  const config: Config = configOf(env)
  const [error] = await once(createServer().listen(config.http), 'error')
  const explained = explainPort(error, config.http)
  expect(explained).toBeInstanceOf(ConfigError)
  return (explained as ConfigError).message
}
