import type { Translated } from '#lib/i18n/texts.ts'
import type { autosaveDe } from './texts.de.ts'

export const autosaveEn: Translated<typeof autosaveDe> = {
  saving: 'Saving …',
  saved: 'Saved at {{time}}',
  failed: 'Not saved.',
  leaveTitle: 'Leave anyway?',
  leaveText: 'The last changes could not be saved. If you leave, they are lost.',
  leave: 'Leave',
  stay: 'Stay here',
}
