import { paths } from '@tandem/contract/paths'
import { type Path, useLocation } from 'react-router'
import { useTo } from '../i18n/locale.ts'
import { useTexts } from '../i18n/texts.ts'
import { lastSearch } from '../storage/search-storage.ts'
import { useApplicantSearchScreen } from './useApplicantSearchScreen.ts'

/** The id of a record's card in a list. */
export const cardId = (recordId: string): string => `eintrag-${recordId}`

/** The router state of a link back to a list: the card to return to. */
export const returnState = (recordId: string) => ({ recordId })

export function cardToReturnTo(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('recordId' in state)) return null
  return typeof state.recordId === 'string' ? state.recordId : null
}

/** The router state of a link in the watch list: the view that shows it, as its address, and its card. */
export const watchListState = (view: string, recordId: string) => ({ watchList: { view, recordId } })

/** The link back of a record that was opened in the watch list; null for all others. */
export function useBackToWatchList() {
  const t = useTexts('common')
  const state = useLocation().state as Partial<ReturnType<typeof watchListState>> | null
  const from = state?.watchList
  return from ? { to: from.view, state: returnState(from.recordId), label: t('toBookmarks') } : null
}

/** Where companies look for applicants, with what was searched for last. */
export function useLastApplicantSearch(): Pick<Path, 'pathname' | 'search'> {
  const to = useTo()
  const screen = useApplicantSearchScreen()
  const list = screen === 'applicantProfiles' ? 'applications' : 'applicants'
  return { pathname: to(paths[screen]()), search: lastSearch(list) }
}
