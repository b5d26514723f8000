import type { Translated } from '#lib/i18n/texts.ts'
import type { autosaveDe } from './texts.de.ts'

export const autosaveEn: Translated<typeof autosaveDe> = {
  savesItself: 'Saves automatically',
  saving: 'Saving …',
  saved: 'Saved at {{time}}',
  notYetSaved: 'Not saved yet: {{fields}}',
  failed: 'Not saved.',
  retries: 'No connection. Will be saved later.',
  leaveTitle: 'Leave anyway?',
  leaveText: 'Some of your changes are not saved yet. If you leave, they will be lost.',
  leave: 'Leave',
  waitTitle: 'One moment',
  waitText: 'Still uploading: {{files}}. You will then be taken on automatically.',
  cancelUpload: 'Cancel and leave',
  stay: 'Stay here',
}
