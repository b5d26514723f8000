import { accountsEn } from '#features/accounts/texts.en.ts'
import { pagesEn } from '#features/pages/texts.en.ts'
import { deletionEn } from '#features/privacy/deletion/texts.en.ts'
import { commonEn } from './common.en.ts'

/** What can be read without an account. */
export const publicEn = {
  common: commonEn,
  accounts: accountsEn,
  deletion: deletionEn,
  pages: pagesEn,
}
