import type { Dashboard } from '@tandem/contract/dashboard'
import { useTexts } from '#lib/i18n/texts.ts'
import { useMayOpen } from '#lib/session/may-open.ts'

/** What is going on, in a sentence or two. A space that does not break keeps its line while it loads. */
export function useLead(dashboard: Dashboard | undefined): string {
  const t = useTexts('dashboard')
  const mayOpen = useMayOpen()
  if (!dashboard) return '\u00a0'
  const { account, openApplications: count, messages } = dashboard
  const applications =
    account.type === 'applicant'
      ? t('lead.own', { count })
      : mayOpen('receivedApplications')
        ? t('lead.received', { count })
        : ''
  const { readMessages, unreadMessages } = messages
  const unread = readMessages + unreadMessages > 0 ? t('lead.unread', { count: unreadMessages }) : ''
  return `${applications} ${unread}`.trim()
}
