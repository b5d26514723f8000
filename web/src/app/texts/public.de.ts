import { accountsDe } from '#features/accounts/texts.de.ts'
import { homeBelowDe } from '#features/pages/home/below/texts.de.ts'
import { privacyDe } from '#features/privacy/texts.de.ts'
import { signInDe } from '#features/sign-in/texts.de.ts'

/** What else can be read without an account. */
export const publicDe = { accounts: accountsDe, homeBelow: homeBelowDe, privacy: privacyDe, signIn: signInDe }
