import { accountsEn } from '#features/accounts/texts.en.ts'
import { homeBelowEn } from '#features/pages/home/below/texts.en.ts'
import { privacyEn } from '#features/privacy/texts.en.ts'
import { signInEn } from '#features/sign-in/texts.en.ts'

/** What else can be read without an account. */
export const publicEn = { accounts: accountsEn, homeBelow: homeBelowEn, privacy: privacyEn, signIn: signInEn }
