import { accountsEn } from '#features/accounts/texts.en.ts'
import { pagesEn } from '#features/pages/texts.en.ts'
import { privacyEn } from '#features/privacy/texts.en.ts'

/** What else can be read without an account. */
export const publicEn = { accounts: accountsEn, pages: pagesEn, privacy: privacyEn }
