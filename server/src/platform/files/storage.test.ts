import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MissingFile } from './missing-file.ts'
import { createStorage, type FileStorage } from './storage.ts'

let folder: string
let s3: S3rver
const storages: Partial<Record<'local' | 's3', FileStorage>> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tandem-files-'))
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'tandem', configs: [] }],
  })
  const { port } = await s3.run()
  storages.local = createStorage({ files: { kind: 'local', folder: join(folder, 'local') } })
  storages.s3 = createStorage({
    files: {
      kind: 's3',
      bucket: 'tandem',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
  })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.for(['local', 's3'] as const)('%s', (kind) => {
  const storage = (): FileStorage => {
    const found = storages[kind]
    if (!found) throw new Error('not started')
    return found
  }
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251))

  test('keeps bytes and streams, replaces and deletes them', async () => {
    const { put, read, exists, delete: remove } = storage()
    expect(await exists('attachments/a1')).toBe(false)
    await put('attachments/a1', bytes)
    await put('attachments/a2', Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]))
    for (const key of ['attachments/a1', 'attachments/a2']) {
      expect((await buffer(await read(key))).equals(bytes)).toBe(true)
    }
    await put('attachments/a1', Buffer.from('new'))
    expect((await buffer(await read('attachments/a1'))).toString()).toBe('new')
    await remove('attachments/a1')
    await remove('attachments/a1')
    expect(await exists('attachments/a1')).toBe(false)
    expect(await exists('attachments/a2')).toBe(true)
  })

  test('lists what is older than an instant, and deletes it', async () => {
    const { put, exists, listBefore, deleteListed } = storage()
    for (const key of ['old/o1', 'old/deep/o2', 'older/o3']) await put(key, bytes)
    const listed = async (instant: Date) => {
      const keys: string[] = []
      for await (const batch of listBefore('old', instant)) keys.push(...batch)
      return keys.toSorted()
    }
    expect(await listed(new Date(Date.now() - 60_000))).toEqual([])
    const keys = await listed(new Date(Date.now() + 60_000))
    expect(keys).toEqual(['old/deep/o2', 'old/o1'])
    await deleteListed(keys)
    expect(await exists('old/o1')).toBe(false)
    expect(await exists('older/o3')).toBe(true)
  })

  test('reading what is not there says that it is gone, not that something failed', async () => {
    await expect(storage().read('nothing-here')).rejects.toThrow(MissingFile)
  })

  test('keeps nothing of an upload that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield bytes
        throw new Error('gone')
      })(),
    )
    await expect(storage().put('broken/b1', broken)).rejects.toThrow('gone')
    expect(await storage().exists('broken/b1')).toBe(false)
  })

  test.for([
    '',
    '/',
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    'a/',
    'a\\b',
    '..',
    '%2e%2e/x',
    'a\u0000',
    'ä',
    'a\n',
  ])('refuses the key %j', async (key) => {
    const { put, read, exists, delete: remove } = storage()
    for (const attempt of [put(key, bytes), read(key), exists(key), remove(key)]) {
      await expect(attempt).rejects.toThrow('no key')
    }
  })

  test('an abandoned download gives its file or connection back', async () => {
    await storage().put('large', Buffer.alloc(5_000_000))
    const open = async () => (await readdir('/proc/self/fd').catch(() => [])).length
    const before = await open()
    for (let i = 0; i < 60; i++) (await storage().read('large')).destroy()
    await expect.poll(open).toBeLessThan(before + 20)
  })
})

test('a broken upload leaves no part on the disk', async () => {
  expect(await readdir(join(folder, 'local', 'broken'))).toEqual([])
})
