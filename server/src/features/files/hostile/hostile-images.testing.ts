import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { zip } from '#testing/zip.ts'

export const script = '<script>alert(document.domain)</script>'
const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' }, limitInputPixels: false })

/** A photo that tells where it was taken, and by what. */
export const photoWithPlace = () =>
  plain(400, 200)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Fotofabrik', Artist: 'Lena Sommer' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 42/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '9/1 8/1 0/1',
      },
    })
    .jpeg()
    .toBuffer()

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A picture that says it is so large; its pixels are not there. */
function pngOf(width: number, height: number, pixels = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const withText = async (keyword: string) => {
  const png = await plain().png().toBuffer()
  return Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', Buffer.from(`${keyword}\u0000${script}`)),
    png.subarray(33),
  ])
}

const withComment = async () => {
  const jpeg = await plain().jpeg().toBuffer()
  const comment = Buffer.from(script)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, comment.length + 2]),
    comment,
    jpeg.subarray(2),
  ])
}

const tailed = async (image: Sharp, tail: Buffer) => Buffer.concat([await image.toBuffer(), tail])

/** Taken, with nothing left of what hid in them. */
export const disguisedImages: [string, () => Promise<Buffer>][] = [
  ['a JPEG with a page in its comment', withComment],
  ['a JPEG with a page behind it', () => tailed(plain().jpeg(), Buffer.from(script))],
  ['a JPEG with an archive behind it', () => tailed(plain().jpeg(), zip({ 'a.html': script }))],
  ['a JPEG with a PDF behind it', () => tailed(plain().jpeg(), Buffer.from(`%PDF-1.7\n${script}`))],
  [
    'a JPEG with a page in its EXIF',
    () =>
      plain()
        .withExif({ IFD0: { Copyright: script } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a JPEG with a page in its XMP',
    () => plain().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`).jpeg().toBuffer(),
  ],
  ['a PNG with a page in its text', () => withText('Comment')],
  ['a PNG with a page behind it', () => tailed(plain().png(), Buffer.from(script))],
  ['a PNG with a program behind it', () => tailed(plain().png(), Buffer.from(`MZ${script}`))],
  ['a PNG of one by ten thousand', () => plain(1, 10_000).png().toBuffer()],
]

/** Refused as `image_too_large`, before they are unpacked. */
export const largeImages: [string, () => Promise<Buffer>][] = [
  ['a PNG bomb of one colour', () => plain(6400, 6300).png({ compressionLevel: 9 }).toBuffer()],
  ['a PNG that says it is 30,000 by 30,000', async () => pngOf(30_000, 30_000)],
  ['a PNG that says it is 60,000 by 700', async () => pngOf(60_000, 700)],
]

/** Refused as `file_unreadable`. */
export const brokenImages: [string, () => Promise<Buffer>][] = [
  ['a PNG with its header only', async () => pngOf(8, 8).subarray(0, 33)],
  ['a PNG without pixels', async () => pngOf(8, 8)],
  ['a PNG of no size', async () => pngOf(0, 0)],
  ['a PNG of two thousand million pixels in a row', async () => pngOf(2_147_483_647, 1)],
  ['a JPEG that is cut off', async () => (await plain(500, 500).jpeg().toBuffer()).subarray(0, 700)],
  ['the beginning of a JPEG', async () => Buffer.from('ffd8ffe000104a46494600', 'hex')],
  [
    'a page behind the mark of a JPEG',
    async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)]),
  ],
]

/** Refused as `file_type_not_allowed`, whatever they are called. */
export const otherTypes: [string, () => Promise<Buffer> | Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from('%')],
  ['HTML', () => Buffer.from(`<!doctype html>${script}`)],
  ['HTML before the mark of a PDF', () => Buffer.from(`${script}\n%PDF-1.7\n`)],
  ['SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['SVG with a head', () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg><svg onload="alert(1)"/>`)],
  ['packed SVG', () => deflateSync(Buffer.from('<svg/>'))],
  ['XML', () => Buffer.from('<?xml version="1.0"?><x/>')],
  ['a program for Windows', () => Buffer.from(`MZ${'\u0000'.repeat(58)}PE`)],
  ['a program for Linux', () => Buffer.from('\u007fELF\u0002\u0001\u0001')],
  ['a shell script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['JavaScript', () => Buffer.from('alert(1)')],
  ['PostScript', () => Buffer.from('%!PS-Adobe-3.0\n(%pipe%id) (w) file')],
  ['RTF', () => Buffer.from('{\\rtf1 {\\object\\objdata 0}}')],
  ['an old Word file', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
  ['a plain archive', () => zip({ 'a.html': script })],
  ['a program for Java', () => zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n' })],
  [
    'a PNG that is animated',
    async () => {
      const png = await plain().png().toBuffer()
      const frames = pngChunk('acTL', Buffer.from('0000ffff00000000', 'hex'))
      return Buffer.concat([png.subarray(0, 33), frames, png.subarray(33)])
    },
  ],
  ['GIF, animated', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000;', 'latin1')],
  ['GIF that is JavaScript', () => Buffer.from('GIF89a/*\u0000*/=1;alert(1)', 'latin1')],
  ['TIFF', () => plain().tiff().toBuffer()],
  ['AVIF', () => plain().avif().toBuffer()],
  ['WebP', () => plain().webp().toBuffer()],
  [
    'a virus for tests',
    () => Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*', 'latin1'),
  ],
]
