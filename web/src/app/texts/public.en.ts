import { accountsEn } from '#features/accounts/texts.en.ts'
import { pagesEn } from '#features/pages/texts.en.ts'
import { privacyEn } from '#features/privacy/texts.en.ts'
import { signInEn } from '#features/sign-in/texts.en.ts'
import { commonEn } from './common.en.ts'

/** What can be read without an account. */
export const publicEn = {
  common: commonEn,
  accounts: accountsEn,
  pages: pagesEn,
  privacy: privacyEn,
  signIn: signInEn,
}
