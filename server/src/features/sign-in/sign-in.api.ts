import { editableMail } from '#platform/mail/templates/mail-template.ts'

/** Loaded when somebody edits them. */
export async function loadEditableMails() {
  const { passwordChangedTexts, passwordRequestTexts } = await import('./password/password.mail.ts')
  const { confirmEmailTexts, formerAddressTexts, newAddressTexts } = await import(
    './email/email-change.mail.ts'
  )
  return [
    editableMail(passwordRequestTexts),
    editableMail(passwordChangedTexts),
    editableMail(confirmEmailTexts),
    editableMail(newAddressTexts),
    editableMail(formerAddressTexts),
  ]
}
