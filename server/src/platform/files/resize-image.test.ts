import sharp from 'sharp'
import { expect, test } from 'vitest'
import { detectType } from './detect-type.ts'
import { ImageRefused, resizeImage } from './resize-image.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false })
const reasonOf = (bytes: Uint8Array) =>
  resizeImage(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof ImageRefused ? error.reason : error),
  )

test('an image comes out in three sizes of WebP, in its proportions', async () => {
  const resized = await resizeImage(await plain(1920, 1080).jpeg().toBuffer())
  expect(resized.map(({ size, width, height }) => [size, width, height])).toEqual([
    [96, 96, 54],
    [320, 320, 180],
    [960, 960, 540],
  ])
  for (const { bytes } of resized) expect(await detectType(bytes)).toBe('webp')
})

test('a small image is not blown up', async () => {
  const resized = await resizeImage(await plain(50, 100).png().toBuffer())
  expect(resized.map(({ width, height }) => [width, height])).toEqual([
    [48, 96],
    [50, 100],
    [50, 100],
  ])
})

test('EXIF is dropped, after the orientation it told was applied', async () => {
  const place = { IFD0: { Copyright: 'Lena' }, IFD3: { GPSLatitude: '48/1 42/1 0/1' } }
  const photo = await plain(400, 200).withMetadata({ orientation: 6 }).withExifMerge(place).jpeg().toBuffer()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Lena')
  for (const { bytes, width, height } of await resizeImage(photo)) {
    expect(height).toBe(width * 2)
    const metadata = await sharp(bytes).metadata()
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    )
  }
})

test('transparency stays', async () => {
  const logo = sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
  const [smallest] = await resizeImage(await logo.png().toBuffer())
  expect((await sharp(smallest?.bytes).metadata()).hasAlpha).toBe(true)
})

test('what is too large, a bomb or no image is refused with its reason', async () => {
  expect(await reasonOf(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('too_large')
  expect(await reasonOf(await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer())).toBe(
    'too_many_pixels',
  )
  expect(await reasonOf(await plain(8000, 5000).png({ compressionLevel: 9 }).toBuffer())).toBe('taken')
  expect(await reasonOf(Buffer.from('no image'))).toBe('unreadable')
  expect(await reasonOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
    'unreadable',
  )
  expect(await reasonOf((await plain(500, 500).jpeg().toBuffer()).subarray(0, 700))).toBe('unreadable')
})
