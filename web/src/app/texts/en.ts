import { insideEn } from './inside.en.ts'
import { publicEn } from './public.en.ts'

export const en = { ...publicEn, ...insideEn }
