import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoLogins, demoPassword } from '#demo/demo-logins.ts'
import { buildBundle, freePort, killAll, listen, resetting, start } from './program.testing.ts'

let folder: string
beforeAll(async () => {
  await buildBundle()
  folder = await mkdtemp(join(tmpdir(), 'tandem-bundle-'))
})
afterAll(async () => {
  killAll()
  await rm(folder, { recursive: true, force: true })
})

test('the bundle finds what it reads: reference data, page texts, the demo’s files, the words of mails', {
  timeout: 120_000,
}, async () => {
  const { ask, dataDir } = await startDemo('one')
  expect((await ask('/places?text=Karlsruhe')).body.member[0]?.name).toBe('Karlsruhe')
  expect((await ask('/cms/page/imprint')).body.title).toBe('Impressum')
  const login = await ask('/login', { email: demoLogins.applicant.email, password: demoPassword })
  expect(login.status).toBe(200)

  const documents = (await filesIn(join(dataDir, 'files'))).filter((bytes) => bytes.startsWith('%PDF-'))
  expect(documents.length).toBeGreaterThan(10)

  await ask('/account/request-password', { email: demoLogins.applicant.email })
  const mails = () => filesIn(join(dataDir, 'mail')).catch(() => [])
  await expect.poll(mails, { timeout: 20_000 }).toEqual([expect.stringContaining('Tandem')])
})

test('the next empty folder gets a copy of that world instead of a new one', {
  timeout: 60_000,
}, async () => {
  const { ask, dataDir, output } = await startDemo('two')
  expect(output()).not.toContain('demo data')
  const login = await ask('/login', { email: demoLogins.company.email, password: demoPassword })
  expect(login.status).toBe(200)
  const [files, before] = await Promise.all(
    [dataDir, join(folder, 'one')].map((one) => filesIn(join(one, 'files'))),
  )
  expect(files?.toSorted()).toEqual(before?.toSorted())
})

test('a reset makes the folder what it was, and leaves its key', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'three')
  await mkdir(join(dataDir, 'mail'), { recursive: true })
  for (const name of ['secret-key', 'mail/old.eml']) await writeFile(join(dataDir, name), 'as it was')
  const reset = start({ DATA_DIR: dataDir, TANDEM_DEMO: 'on' }, resetting)
  await once(reset, 'exit')
  expect(reset.exitCode).toBe(0)
  expect((await readdir(dataDir)).toSorted()).toEqual(['db', 'files', 'secret-key'])
})

type Body = { title: string; member: { name: string }[] }

/** A server with the demo in a folder of its own. */
async function startDemo(name: string) {
  const dataDir = join(folder, name)
  const port = String(await freePort())
  const settings = { NODE_ENV: 'development', LOG_LEVEL: 'info', TANDEM_DEMO: 'on' }
  const output = listen(start({ ...settings, PORT: port, DATA_DIR: dataDir }))
  await expect.poll(output, { timeout: 90_000 }).toContain('Tandem is ready')
  const ask = async (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const headers = { 'accept-language': 'de', ...(body && { 'content-type': 'application/json' }) }
    const sent = body && JSON.stringify({ ...body, locale: 'de' })
    const response = await fetch(`http://localhost:${port}/api${path}`, { method, headers, body: sent })
    return { status: response.status, body: (await response.json()) as Body }
  }
  return { dataDir, output, ask }
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
}
