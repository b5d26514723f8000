import { accountsDe } from '#features/accounts/texts.de.ts'
import { pagesDe } from '#features/pages/texts.de.ts'
import { deletionDe } from '#features/privacy/deletion/texts.de.ts'
import { commonDe } from './common.de.ts'

/** What can be read without an account. */
export const publicDe = {
  common: commonDe,
  accounts: accountsDe,
  deletion: deletionDe,
  pages: pagesDe,
}
