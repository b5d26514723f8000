import type { DemoFile } from '../base/demo-file.ts'
import type { Scene } from '../base/scene.ts'
import type { DemoCompany } from '../companies/companies.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import { buildSupportContacts } from '../companies/institution-locations.ts'
import { drawLogos } from './logos/logos.ts'
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
