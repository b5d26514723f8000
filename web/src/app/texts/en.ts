import { insideEn } from './inside.en.ts'
import { publicEn } from './public.en.ts'
import { startEn } from './start.en.ts'

export const en = { ...startEn, ...publicEn, ...insideEn }
