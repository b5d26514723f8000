import { accountsDe } from '#features/accounts/texts.de.ts'
import { pagesDe } from '#features/pages/texts.de.ts'
import { privacyDe } from '#features/privacy/texts.de.ts'

/** What else can be read without an account. */
export const publicDe = { accounts: accountsDe, pages: pagesDe, privacy: privacyDe }
