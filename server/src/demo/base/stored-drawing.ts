import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { imageKey } from '#features/files/storage-keys.ts'
import { mediaTypes } from '#platform/files/detect-type.ts'
import { imageSizes } from '#platform/files/resize-image.ts'
import type { DemoFile } from './demo-file.ts'
import { demoId } from './demo-id.ts'

type Drawing = {
  kind: 'logo' | 'main-image' | 'portrait'
  /** Which of its kind: the id follows from it. */
  number: number
  createdAt: Date | undefined
  /** An SVG of so many pixels, counted along the longer edge. */
  draw: (pixels: number) => string
  /** What is smaller than a size is kept as it is, as with any upload. */
  largest: number
}

/** Stored as an upload would be: once per size, below the key of its row. */
export async function storedDrawing({ kind, number, createdAt, draw, largest }: Drawing): Promise<DemoFile> {
  const storageKey = `images/${sha256(`tandem-demo/${kind}/${number}`).slice(0, 40)}`
  const contents = await Promise.all(
    imageSizes.map(async (size) => ({
      key: imageKey(storageKey, size),
      bytes: await render(draw(Math.min(size, largest))),
    })),
  )
  return {
    contents,
    row: {
      id: demoId(kind, number),
      storageKey,
      name: `${kind}.webp`,
      mediaType: mediaTypes.webp,
      size: contents.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
      sha256: sha256(draw(largest)),
      uploadedBy: null,
      createdAt,
    },
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** More effort would save a few bytes and cost a second at the first start. */
function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 90, effort: 0 }).toBuffer()
}
