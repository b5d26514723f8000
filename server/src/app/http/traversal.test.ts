import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { endpoints } from '@tandem/contract/endpoints'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanFileName } from '#features/files/file-name.ts'
import { readScreenHeads } from '#features/seo/seo.api.ts'
import { createStorage } from '#platform/files/storage.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { startApp } from '../start-app.ts'

const ups = ['..', '%2e%2e', '%2E.', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '%ef%bc%8e%ef%bc%8e']
const disguisedUps = ['..%00', '..%09', '..%20', '....', '..;']
const separators = ['/', '//', '/./', '\\', '%2f', '%5c', '%252f', '%c0%af', '%ef%bc%8f']
const depths = [1, 2, 3, 6]
const paths = [...ups, ...disguisedUps].flatMap((up) =>
  separators.flatMap((separator) => depths.map((depth) => `${(up + separator).repeat(depth)}secret.txt`)),
)
const absolute = [
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
  'C:%5cWindows%5cwin.ini',
  '%00/etc/passwd',
]
/** So many levels above the served folder as the deepest path climbs, each with the file. */
const levels = ['1', '2', '3', '4', '5', '6']
const secret = 'nobody may read this'

let app: TestApp
let root: string
let web: string
beforeAll(async () => {
  app = await startTestApp()
  root = await mkdtemp(join(tmpdir(), 'tandem-traversal-'))
  web = join(root, ...levels)
  await mkdir(join(web, 'assets', 'x'), { recursive: true })
  for (const depth of levels.keys())
    await writeFile(join(root, ...levels.slice(0, depth), 'secret.txt'), secret)
  await mkdir(join(web, '.vite'))
  await writeFile(join(web, '.vite/screen-heads.json'), JSON.stringify(await readScreenHeads(null)))
  await writeFile(join(web, 'index.html'), '<html lang="de"><title>Tandem</title>')
})
afterAll(async () => {
  await app.stop()
  await rm(root, { recursive: true, force: true })
})

test('no static path leads out of the folder, in more than 1,000 spellings; a planted hole is found', async () => {
  const served = await startApp({ ...app, log: app.context().log, webFolder: web })
  await served.server.listen({ port: 0, host: '127.0.0.1' })
  const places = ['/', '/assets/', '/assets/x/']
  const asked = places.flatMap((place) => [...paths, ...absolute].map((path) => place + path))
  expect(asked.length).toBeGreaterThan(1000)
  expect(await escapes(served.server.server.address() as AddressInfo, asked)).toEqual([])
  await served.stop()

  const hole = Fastify()
  hole.get('/assets/*', ({ params }) =>
    readFile(join(web, 'assets', (params as { '*': string })['*']), 'utf8'),
  )
  await hole.listen({ port: 0, host: '127.0.0.1' })
  expect((await escapes(hole.server.address() as AddressInfo, asked)).length).toBeGreaterThan(10)
  await hole.close()
})

test('no address of a file names another one', async () => {
  const people = [await app.applicant(), await app.company(), await app.admin()]
  const withFiles = endpoints.filter(({ endpoint }) => endpoint.output.kind === 'file' && endpoint.params)
  expect(withFiles.length).toBeGreaterThan(8)
  const tried = paths.filter((_, n) => n % 12 === 1)
  for (const { name, endpoint } of withFiles) {
    for (const [n, path] of tried.entries()) {
      const url = `/api${endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(path))}`
      const headers = { authorization: `Bearer ${people[n % people.length]?.token}` }
      const { statusCode, body } = await app.server.inject({ method: endpoint.method, url, headers })
      expect([400, 403, 404, 422], `${name} ${path}`).toContain(statusCode)
      expect(body).not.toContain(secret)
    }
  }
})

test('no key of the storage and no file name holds a path, however it is spelled', async () => {
  const storage = createStorage({ files: { kind: 'local', folder: web } })
  const spelled = new Set(
    [...paths, ...absolute].flatMap((path) => [path, decoded(path), decoded(decoded(path))]),
  )
  expect(spelled.size).toBeGreaterThan(500)
  for (const path of spelled) {
    for (const attempt of [
      storage.read(path),
      storage.read(`documents/${path}`),
      storage.put(path, Buffer.from('x')),
    ])
      await expect(attempt, path).rejects.toThrow('no key')
    expect(cleanFileName(path, 'pdf'), path).toMatch(/^[^./\\\p{C}][^/\\\p{C}]*\.pdf$/u)
  }
})

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sent as they are: `inject` and `fetch` would tidy them. */
async function escapes({ port }: AddressInfo, asked: string[]): Promise<string[]> {
  const bodies = await Promise.all(
    asked.map(
      (path) =>
        new Promise<string>((resolve, reject) => {
          const request = get({ host: '127.0.0.1', port, path, agent }, (answer) => resolve(text(answer)))
          request.once('error', reject)
        }),
    ),
  )
  return asked.filter((_, n) => /nobody may read this|root:|\[fonts\]/.test(bodies[n] ?? ''))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
