import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { streamArchive } from './stream-archive.ts'
import { unzip } from './unzip.testing.ts'

const mtime = new Date()
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536, Math.random() * 256))
    },
  })

test('files are opened one after the other, and not before their turn', async () => {
  let open = 0
  let most = 0
  const file = (path: string) => ({
    path,
    open: async () => {
      most = Math.max(most, ++open)
      const content = Readable.from([Buffer.from(path)])
      content.once('close', () => open--)
      return content
    },
  })
  const archive = streamArchive([{ path: 'a.txt', text: 'ä' }, ...['b', 'c', 'd'].map(file)], mtime)
  const files = unzip(await buffer(archive))
  expect([...files].map(([path, content]) => [path, content.toString()])).toEqual([
    ['a.txt', 'ä'],
    ['b', 'b'],
    ['c', 'c'],
    ['d', 'd'],
  ])
  expect([most, open]).toEqual([1, 0])
})

test('a download that was hung up closes the file at hand and opens no other', async () => {
  const opened: Readable[] = []
  const file = { path: 'b', open: async () => opened[opened.push(endless()) - 1] ?? endless() }
  const archive = streamArchive([file, { ...file, path: 'c' }], mtime)
  await once(archive, 'readable')
  await expect.poll(() => opened.length).toBe(1)
  archive.destroy()
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

test('one that is hung up while a file is being opened closes that as well', async () => {
  const { promise, resolve } = Promise.withResolvers<Readable>()
  const archive = streamArchive([{ path: 'b', open: () => promise }], mtime)
  archive.destroy()
  await once(archive, 'close')
  const file = endless()
  resolve(file)
  await expect.poll(() => file.destroyed).toBe(true)
})

test('a file that cannot be read ends the download instead of making up an archive', async () => {
  const broken = { path: 'b', open: async () => Promise.reject(new Error('gone')) }
  await expect(buffer(streamArchive([broken], mtime))).rejects.toThrow('gone')
  const midway = {
    path: 'b',
    open: async () =>
      new Readable({
        read() {
          this.destroy(new Error('torn'))
        },
      }),
  }
  await expect(buffer(streamArchive([midway], mtime))).rejects.toThrow('torn')
})
