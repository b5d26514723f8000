import type { DemoFile } from '#demo/base/demo-file.ts'
import { storedDrawing } from '#demo/base/stored-drawing.ts'
import type { DemoCompany } from '#demo/companies/companies.ts'
import type { Scene } from '../base/scene.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import { buildSupportContacts } from '../companies/institution-locations.ts'
import { drawMotif, type Motif } from './logos/motifs.ts'
import { paletteOf } from './logos/palettes.ts'
import { box, type Paint } from './logos/shapes.ts'
import { drawMainImages } from './main-images.ts'
import { drawPortraits } from './portraits.ts'

export type Pictures = {
  /** At the number of their company. */
  logos: DemoFile[]
  /** By the company. */
  mainImages: Map<string, DemoFile>
  /** By the person. */
  portraits: Map<string, DemoFile>
}

/** The demo company and its neighbours are shown with pictures, the others as most begin: without. */
export async function drawPictures(companies: DemoCompany[], scene: Scene): Promise<Pictures> {
  const pictured = companies.slice(companies.findIndex(({ row }) => row.name === demoCompanyName))
  const [logos, mainImages, portraits] = await Promise.all([
    drawLogos(companies),
    drawMainImages(pictured),
    drawPortraits(pictured, buildSupportContacts(scene)),
  ])
  return { logos, mainImages: new Map(mainImages), portraits: new Map(portraits) }
}

export const filesOf = ({ logos, mainImages, portraits }: Pictures): DemoFile[] => [
  ...logos,
  ...mainImages.values(),
  ...portraits.values(),
]

/** A tile on the largest screens. */
const largest = 480

function drawLogos(companies: DemoCompany[]): Promise<DemoFile[]> {
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
