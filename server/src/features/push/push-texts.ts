import type { Locale } from '@tandem/contract/common'
import type { AccountType } from '@tandem/contract/endpoint'
import type { PushKind } from '@tandem/contract/push'

type Reader = { locale: Locale; type: AccountType; isDu: boolean }
type Words = { title: string; body: string }

/** Whoever stands beside the phone reads it too: no name, no company, no word of what was written. */
export function pushTexts(kind: PushKind, { locale, type, isDu }: Reader): Words {
  const voice = type === 'applicant' ? (isDu ? 'du' : 'sie') : 'company'
  return locale === 'en' ? english[kind](voice) : german[kind](voice)
}

type Voice = 'du' | 'sie' | 'company'

const german: Record<PushKind, (voice: Voice) => Words> = {
  messages: (voice) => ({
    title: 'Neue Nachricht',
    body:
      voice === 'du'
        ? 'Auf Tandem wartet eine Nachricht auf dich.'
        : 'Auf Tandem wartet eine Nachricht auf Sie.',
  }),
  application_changes: (voice) => ({
    title: 'Neues auf Tandem',
    body: {
      du: 'Bei deiner Bewerbung gibt es etwas Neues.',
      sie: 'Bei Ihrer Bewerbung gibt es etwas Neues.',
      company: 'Bei den Bewerbungen gibt es etwas Neues.',
    }[voice],
  }),
  new_matches: (voice) => ({
    title: 'Neue Treffer',
    body: voice === 'du' ? 'Zu deiner Suche gibt es neue Treffer.' : 'Zu Ihrer Suche gibt es neue Treffer.',
  }),
}

const english: Record<PushKind, (voice: Voice) => Words> = {
  messages: () => ({ title: 'New message', body: 'There is a message for you on Tandem.' }),
  application_changes: (voice) => ({
    title: 'News on Tandem',
    body:
      voice === 'company'
        ? 'There is news about your applications.'
        : 'There is news about your application.',
  }),
  new_matches: () => ({ title: 'New results', body: 'There are new results for your search.' }),
}
