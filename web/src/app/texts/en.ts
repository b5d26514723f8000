import { consentEn } from '#features/consent/texts.en.ts'
import { failingEn } from '../failing/texts.en.ts'
import { footerEn } from '../shell/footer/texts.en.ts'
import { backendEnPart } from './backend.en.ts'
import { insideEn } from './inside.en.ts'
import { pagesEnPart } from './pages.en.ts'
import { publicEn } from './public.en.ts'
import { startEn } from './start.en.ts'

export const en = {
  ...startEn,
  ...pagesEnPart,
  ...publicEn,
  ...insideEn,
  ...backendEnPart,
  consent: consentEn,
  failing: failingEn,
  footer: footerEn,
}
