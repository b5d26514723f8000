import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { useUpdateSavedSearch } from './queries.ts'
import type { SavedSearch } from './saved-search.ts'

type Mails = Partial<Pick<SavedSearch, 'notificationInterval' | 'paused'>>

/** When mails come applies at once; what is refused goes back. */
export function useChangeMails(saved: SavedSearch) {
  const t = useTexts('savedSearches')
  const update = useUpdateSavedSearch(saved.id, (error) =>
    isRefusal(error, 'changed_elsewhere')
      ? notify({ type: 'warning', title: t('interval.failed'), desc: t('changed.shown') })
      : notify({ type: 'danger', title: t('interval.failed'), desc: failureTextOf(error) }),
  )
  const { notificationInterval, paused } = (update.isPending && update.variables) || saved
  return {
    notificationInterval,
    paused,
    change: (mails: Mails, onChanged?: () => void) =>
      update.mutate({ ...saved, notificationInterval, paused, ...mails }, { onSuccess: onChanged }),
  }
}
