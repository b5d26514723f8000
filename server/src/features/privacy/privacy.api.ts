import { editableMails } from '#platform/mail/templates/mail-template.ts'

export { eraseAccount } from './deletion/erase-account.ts'
export { handOverTeam, previewLock } from './deletion/hand-over-team.ts'
export { exportAccount } from './export/export-account.ts'

/** Loaded when somebody edits them. */
export async function loadEditableMails() {
  const { managesTeamTexts } = await import('./deletion/mail/manages-team.mail.ts')
  return editableMails(managesTeamTexts)
}
