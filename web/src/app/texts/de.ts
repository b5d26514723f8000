import { insideDe } from './inside.de.ts'
import { publicDe } from './public.de.ts'

export const de = { ...publicDe, ...insideDe }
