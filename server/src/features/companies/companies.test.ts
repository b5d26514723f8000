import { getCompanyImage } from '@tandem/contract/images'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedFile } from '#features/files/files.schema.ts'
import type { Context } from '#platform/context/context.ts'
import { newId } from '#platform/db/columns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { saveCompanyImage } from './companies.api.ts'

const drawing = (background: string) =>
  sharp({ create: { width: 1600, height: 800, channels: 3, background } })
    .png()
    .toBuffer()

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp()
  ctx = app.context()
})
afterAll(() => app.stop())

test('a logo is served in the size asked for, to everyone, and never as anything but an image', async () => {
  const acme = await app.company()
  await saveCompanyImage(ctx, acme.companyId, 'logo', await drawing('teal'))
  for (const size of [96, 320, 960]) {
    const { status, headers, bytes } = await image(acme, 'logo', size)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: size, height: size / 2 })
  }
  expect((await image(acme, 'mainImage')).status).toBe(404)
})

test('a new logo takes the place of the old one, which goes for good', async () => {
  const acme = await app.company()
  const before = await app.db.$count(storedFile)
  await saveCompanyImage(ctx, acme.companyId, 'logo', await drawing('teal'))
  await saveCompanyImage(ctx, acme.companyId, 'logo', await drawing('orange'))
  await app.settleJobs()
  expect(await app.db.$count(storedFile)).toBe(before + 1)
  const { data } = await sharp((await image(acme, 'logo')).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
})

test("a pending company's logo is its own matter", async () => {
  const pending = await app.company({ confirmed: false })
  await saveCompanyImage(ctx, pending.companyId, 'logo', await drawing('teal'))
  expect((await image(pending, 'logo')).status).toBe(404)
  expect((await image(pending, 'logo', 320, await app.company())).status).toBe(404)
  expect((await image(pending, 'logo', 320, pending)).status).toBe(200)
})

test('what is no image is refused, and what does not exist is not found', async () => {
  const acme = await app.company()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await expect(saveCompanyImage(ctx, acme.companyId, 'logo', svg)).rejects.toThrow('file_type_not_allowed')
  expect((await image({ companyId: newId() }, 'logo')).status).toBe(404)
  expect((await image(acme, 'logo', 100)).status).toBe(422)
})

const image = (
  { companyId }: { companyId: string },
  name: 'logo' | 'mainImage',
  size = 320,
  as?: { token: string },
) => app.call(getCompanyImage, { params: { id: companyId, name }, query: { size } }, { as })
