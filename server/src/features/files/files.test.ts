import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applicant } from '#features/applicants/applicants.schema.ts'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { smallPdf } from '#testing/pdf.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { openFile, openImage, type StoredFile, storeFile } from './files.api.ts'
import { nightlyFileCleanUp } from './files.jobs.ts'
import { storedFile } from './files.schema.ts'

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp()
  ctx = app.context()
})
afterAll(() => app.stop())

test('whatever table refers to a file keeps it', async () => {
  // First in this file: which tables refer to files is remembered for a minute.
  await app.db.execute(sql`create table album (cover uuid references stored_file)`)
  const [cover, untied] = [await store('cover'), await store('no cover')]
  await app.db.execute(sql`insert into album values (${cover.id})`)
  app.clock.advance(25 * 60 * 60 * 1000)
  await sweep()
  expect(await left([cover, untied])).toEqual([cover.id])
})

test('a file that is gone is not found', async () => {
  await expect(openFile(ctx, null, newId())).rejects.toThrow('not_found')
})

test('one that the storage has lost says so, and is named in the log; of an image the rest of the page stays', async () => {
  const lost = await store('lost')
  await ctx.storage.delete(lost.storageKey)
  const error = vi.spyOn(ctx.log, 'error')
  await expect(openFile(ctx, null, lost.id)).rejects.toThrow('file_lost')
  await expect(openImage(ctx, lost.id, 96)).rejects.toThrow('not_found')
  expect(error.mock.calls).toEqual(Array(2).fill([{ fileId: lost.id }, 'The storage has lost a file']))
  error.mockRestore()
  const failing = { ...ctx, storage: { ...ctx.storage, read: () => Promise.reject(new Error('down')) } }
  await expect(openFile(failing, null, lost.id)).rejects.toThrow('down')
})

test('an upload that is never tied to a record goes after a day, bytes and row; what is tied stays', async () => {
  const { applicantId } = await app.applicant()
  const [tied, untied] = [await store('tied'), await store('untied')]
  await app.db.update(applicant).set({ imageFileId: tied.id }).where(eq(applicant.id, applicantId))
  app.clock.advance(23 * 60 * 60 * 1000)
  const fresh = await store('fresh')

  await sweep()
  expect(await left([tied, untied, fresh])).toEqual([tied.id, untied.id, fresh.id].toSorted())
  app.clock.advance(2 * 60 * 60 * 1000)
  await sweep()
  expect(await left([tied, untied, fresh])).toEqual([tied.id, fresh.id].toSorted())
  expect(await ctx.storage.exists(tied.storageKey)).toBe(true)
  expect(await ctx.storage.exists(untied.storageKey)).toBe(false)
})

test('a file whose bytes were never stored is swept away too', async () => {
  const failing = {
    ...ctx,
    storage: { ...ctx.storage, put: () => Promise.reject(new Error('The disk is full')) },
  }
  const file = { bytes: smallPdf(), name: 'x.pdf', uploadedBy: null, accept: ['pdf'] } as const
  await expect(storeFile(failing, file)).rejects.toThrow('The disk is full')
  expect(await app.db.$count(storedFile, eq(storedFile.name, 'x.pdf'))).toBe(1)
  app.clock.advance(25 * 60 * 60 * 1000)
  await sweep()
  expect(await app.db.$count(storedFile, eq(storedFile.name, 'x.pdf'))).toBe(0)
})

test('bytes without a row go after a day: parts of killed writes, and files that were never committed', async () => {
  const kept = await store('kept')
  const { applicantId } = await app.applicant()
  await app.db.update(applicant).set({ imageFileId: kept.id }).where(eq(applicant.id, applicantId))
  const folder = join(app.config.dataDir, 'files')
  const names = ['documents/0a', `${kept.storageKey}.0b.part`, 'images/0c/96', 'elsewhere/0d']
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), app.clock(), app.clock())
  }
  const left = () => [...names, kept.storageKey].filter((name) => existsSync(join(folder, name)))
  await sweep()
  expect(left()).toEqual([...names, kept.storageKey])
  app.clock.advance(25 * 60 * 60 * 1000)
  await sweep()
  expect(left()).toEqual(['elsewhere/0d', kept.storageKey])
})

const store = (name: string) => storeFile(ctx, { bytes: smallPdf(), name, uploadedBy: null, accept: ['pdf'] })

async function sweep(): Promise<void> {
  await enqueue(app.db, nightlyFileCleanUp, {})
  await app.settleJobs()
}

async function left(files: StoredFile[]): Promise<string[]> {
  const ids = files.map(({ id }) => id)
  const rows = await app.db.select({ id: storedFile.id }).from(storedFile).where(inArray(storedFile.id, ids))
  return rows.map(({ id }) => id).toSorted()
}
