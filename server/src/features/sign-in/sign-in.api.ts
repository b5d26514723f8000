import { editableMails } from '#platform/mail/templates/mail-template.ts'

/** Loaded when somebody edits them. */
export async function loadEditableMails() {
  const { passwordChangedTexts, passwordRequestTexts } = await import('./password/password.mail.ts')
  const { confirmEmailTexts, formerAddressTexts, newAddressTexts } = await import(
    './email/email-change.mail.ts'
  )
  return [
    ...editableMails(passwordRequestTexts),
    ...editableMails(passwordChangedTexts),
    ...editableMails(confirmEmailTexts),
    ...editableMails(newAddressTexts),
    ...editableMails(formerAddressTexts),
  ]
}
