import { accountsDe } from '#features/accounts/texts.de.ts'
import { pagesDe } from '#features/pages/texts.de.ts'
import { privacyDe } from '#features/privacy/texts.de.ts'
import { signInDe } from '#features/sign-in/texts.de.ts'
import { commonDe } from './common.de.ts'

/** What can be read without an account. */
export const publicDe = {
  common: commonDe,
  accounts: accountsDe,
  pages: pagesDe,
  privacy: privacyDe,
  signIn: signInDe,
}
