import { insideDe } from './inside.de.ts'
import { publicDe } from './public.de.ts'
import { startDe } from './start.de.ts'

export const de = { ...startDe, ...publicDe, ...insideDe }
