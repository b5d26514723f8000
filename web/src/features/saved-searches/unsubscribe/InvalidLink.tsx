import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { useSavedSearchesPath } from '../state/useSavedSearchesPath.ts'

/** A link that was cut off, or of a saved search that is gone. */
export function InvalidLink() {
  const t = useTexts('savedSearches')
  const to = useTo()
  const own = useSavedSearchesPath()
  return (
    <EmptyState
      art="not-found"
      level={1}
      title={t('unsubscribe.invalid')}
      action={<ButtonLink to={to(own)}>{t('unsubscribe.toOwn')}</ButtonLink>}
    >
      {t('unsubscribe.invalidText')}
    </EmptyState>
  )
}
