import { homeEn } from '#features/pages/home/texts.en.ts'
import { commonEn } from './common.en.ts'

export const startEn = { common: commonEn, home: homeEn }
