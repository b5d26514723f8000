import { homeEn } from '#features/pages/home/texts.en.ts'
import { signInEn } from '#features/sign-in/texts.en.ts'
import { commonEn } from './common.en.ts'

export const startEn = { common: commonEn, home: homeEn, signIn: signInEn }
