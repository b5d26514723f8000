import type { DemoFile } from '#demo/base/demo-file.ts'
import { storedDrawing } from '#demo/base/stored-drawing.ts'
import type { DemoCompany } from '#demo/companies/companies.ts'
import { drawMotif, type Motif } from './motifs.ts'
import { paletteOf } from './palettes.ts'
import { box, type Paint } from './shapes.ts'

/** A tile on the largest screens. */
const largest = 480

export function drawLogos(companies: DemoCompany[]): Promise<DemoFile[]> {
  return Promise.all(companies.map(drawCompanyLogo))
}

function drawCompanyLogo({ entry, row }: DemoCompany, number: number): Promise<DemoFile> {
  const paint = paletteOf(number, entry.palette)
  const draw = (pixels: number) => drawLogo(entry.motif, paint, pixels)
  return storedDrawing({ kind: 'logo', number, createdAt: row.createdAt, draw, largest })
}

/** A tile with a strong mark in two tones, as SVG of so many pixels. */
function drawLogo(motif: Motif, paint: Paint, pixels: number): string {
  const tile = box(0, 0, 56, 56, paint.ground)
  const size = `width="${pixels}" height="${pixels}" viewBox="0 0 56 56"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${tile}${drawMotif[motif](paint)}</svg>`
}
