import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { imageKey } from '#features/files/storage-keys.ts'
import { mediaTypes } from '#platform/files/detect-type.ts'
import { imageSizes } from '#platform/files/resize-image.ts'
import type { DemoFile } from '../base/demo-file.ts'
import { demoId } from '../base/demo-id.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { drawMotif, type Motif } from './motifs.ts'
import { paletteOf } from './palettes.ts'
import { box, type Paint } from './shapes.ts'

/** A tile on the largest screens; what is smaller than a size is kept as it is, as with any upload. */
const largest = 480

export function drawLogos(companies: DemoCompany[]): Promise<DemoFile[]> {
  return Promise.all(companies.map(drawCompanyLogo))
}

/** Stored as an uploaded logo would be: once per size, below the key of its row. */
async function drawCompanyLogo({ entry, row }: DemoCompany, number: number): Promise<DemoFile> {
  const paint = paletteOf(number, entry.palette)
  const drawn = (pixels: number) => drawLogo(entry.motif, paint, pixels)
  const storageKey = `images/${createHash('sha256').update(`tandem-demo/logo/${number}`).digest('hex').slice(0, 40)}`
  const contents = await Promise.all(
    imageSizes.map(async (size) => ({
      key: imageKey(storageKey, size),
      bytes: await render(drawn(Math.min(size, largest))),
    })),
  )
  return {
    contents,
    row: {
      id: demoId('logo', number),
      storageKey,
      name: 'logo.webp',
      mediaType: mediaTypes.webp,
      size: contents.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
      sha256: createHash('sha256').update(drawn(largest)).digest('hex'),
      uploadedBy: null,
      createdAt: row.createdAt,
    },
  }
}

/** More effort would save a few bytes and cost a second at the first start. */
function render(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 90, effort: 0 }).toBuffer()
}

/** A tile with a strong mark in two tones, as SVG of so many pixels. */
function drawLogo(motif: Motif, paint: Paint, pixels: number): string {
  const tile = box(0, 0, 56, 56, paint.ground)
  const size = `width="${pixels}" height="${pixels}" viewBox="0 0 56 56"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${tile}${drawMotif[motif](paint)}</svg>`
}
