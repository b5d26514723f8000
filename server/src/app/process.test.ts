import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const main = resolve(import.meta.dirname, 'main.ts')
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tandem-process-'))
})
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

test('a second start on the same data says so and ends; SIGTERM drops no request', {
  timeout: 90_000,
}, async () => {
  const port = await freePort()
  const first = start({ PORT: String(port) })
  await says(first, 'Tandem is ready')
  expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)

  const second = start({ PORT: String(await freePort()) })
  const complaint = await collect(second)
  expect(second.exitCode).toBe(1)
  expect(complaint).toMatch(/is in use by process \d+\./)

  const asking = Array.from({ length: 20 }, () =>
    fetch(`http://localhost:${port}/api/system/available-study-interests`),
  )
  await Promise.race(asking)
  first.kill('SIGTERM')
  const answers = await Promise.all(
    asking.map((each) =>
      each.then(
        ({ status }) => status,
        () => 'refused',
      ),
    ),
  )
  expect(answers.filter((status) => status !== 200)).toEqual([])
  await once(first, 'exit')
  expect(first.exitCode).toBe(0)
})

test('a bad variable stops the start with a sentence that names it', async () => {
  const child = start({ PORT: 'eighty' })
  const complaint = await collect(child)
  expect(child.exitCode).toBe(1)
  expect(complaint).toMatch(/^PORT must be .*\.$/m)
  expect(complaint).not.toContain('at ')
})

function start(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', TANDEM_DEMO: 'off', DATA_DIR: dataDir, ...env },
  })
  children.push(child)
  return child
}

async function says(child: ChildProcess, words: string): Promise<void> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += chunk
    if (output.includes(words)) return
  }
  throw new Error(`The server ended without saying "${words}": ${output}`)
}

async function collect(child: ChildProcess): Promise<string> {
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  await once(child, 'close')
  return output
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
