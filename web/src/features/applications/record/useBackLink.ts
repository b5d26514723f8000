import { type Application, applicationTypes } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useLocation } from 'react-router'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useBackToWatchList, useLastApplicantSearch } from '#lib/navigation/return-to-card.ts'
import { useSignedIn } from '#lib/session/session-store.ts'

/** To the view of the list that one came from; admins have no list of received applications. */
export function useBackLink(application: Application | undefined) {
  const t = useTexts('applications')
  const to = useTo()
  const { state } = useLocation()
  const isCompany = useSignedIn().type === 'company'
  const search = useLastApplicantSearch()
  const watchList = useBackToWatchList()
  const from = (key: string): string => (typeof state?.[key] === 'string' ? state[key] : '')
  if (watchList) return watchList
  if (from('foundIn') || application?.type === applicationTypes.profile) {
    return { to: from('foundIn') || search, label: t('record.toSearch') }
  }
  if (!isCompany) return { to: to(paths.dashboard()), label: t('received.toDashboard') }
  return {
    to: { pathname: to(paths.receivedApplications()), search: from('receivedSearch') },
    label: t('record.toList'),
  }
}
