import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useSavedSearchesPath } from '../state/useSavedSearchesPath.ts'

export function SavedSearchMissing() {
  const t = useTexts('savedSearches')
  const to = useTo()
  const own = useSavedSearchesPath()
  return (
    <EmptyState
      art="not-found"
      level={1}
      title={t('record.missing')}
      action={<ButtonLink to={to(own)}>{t('all')}</ButtonLink>}
    >
      {t('record.missingText')}
    </EmptyState>
  )
}
