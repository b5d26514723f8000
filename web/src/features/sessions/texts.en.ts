import type { Translated } from '#lib/i18n/texts.ts'
import type { sessionsDe } from './texts.de.ts'

export const sessionsEn: Translated<typeof sessionsDe> = {
  text: 'This is where you are logged in. End any session you do not recognise, then change your password.',
  unknown: 'Unknown device',
  current: 'This device',
  since: 'Logged in since {{time}}',
  seen: 'last active {{ago}}',
  seenNow: 'active now',
  end: 'End',
  endName: 'End session: {{device}}, since {{time}}',
  endBusy: 'Ending',
  endOthers: 'End all others',
  ended: 'The session has been ended.',
  othersEnded: 'All other sessions have been ended.',
  failed: 'The session is still running',
}
