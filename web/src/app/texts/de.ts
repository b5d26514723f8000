import { consentDe } from '#features/consent/texts.de.ts'
import { failingDe } from '../failing/texts.de.ts'
import { footerDe } from '../shell/footer/texts.de.ts'
import { backendDePart } from './backend.de.ts'
import { insideDe } from './inside.de.ts'
import { pagesDePart } from './pages.de.ts'
import { publicDe } from './public.de.ts'
import { startDe } from './start.de.ts'

export const de = {
  ...startDe,
  ...pagesDePart,
  ...publicDe,
  ...insideDe,
  ...backendDePart,
  consent: consentDe,
  failing: failingDe,
  footer: footerDe,
}
