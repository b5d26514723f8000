import type { DemoFile } from '../base/demo-file.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { drawLogos } from '../logos/logos.ts'
import { drawMainImages } from './main-images.ts'
import { drawPortraits, type Portrait } from './portraits.ts'

/** Logos and main images stand at the number of their company. */
export type Pictures = { logos: DemoFile[]; mainImages: DemoFile[]; portraits: Portrait[] }

export async function drawPictures(companies: DemoCompany[]): Promise<Pictures> {
  const [logos, mainImages, portraits] = await Promise.all([
    drawLogos(companies),
    drawMainImages(companies),
    drawPortraits(companies),
  ])
  return { logos, mainImages, portraits }
}

export const filesOf = ({ logos, mainImages, portraits }: Pictures): DemoFile[] => [
  ...logos,
  ...mainImages,
  ...portraits.map(({ file }) => file),
]
