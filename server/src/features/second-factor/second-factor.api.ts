import { editableMails } from '#platform/mail/templates/mail-template.ts'

export { removeAllFactors } from './change-factors.ts'
export { getSecondFactor } from './get-second-factor.ts'
export { startPasskeyLogin } from './passkeys/start-passkey-login.ts'
export { verifyPasskey } from './passkeys/verify-passkey.ts'
export { redeemSecondFactorCode } from './redeem-second-factor-code.ts'
export { hasSecondFactor } from './second-factor.store.ts'
export { countSealedOtherwise } from './totp/seal-totp.ts'

/** Loaded when somebody edits them. */
export async function loadEditableMails() {
  const { secondFactorTexts } = await import('./second-factor.mail.ts')
  return editableMails(secondFactorTexts)
}
