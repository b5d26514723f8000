import { homeDe } from '#features/pages/home/texts.de.ts'
import { commonDe } from './common.de.ts'

/** What the first page says, and the frame around every page. */
export const startDe = { common: commonDe, home: homeDe }
