import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import type { SavedSearchGroup } from '../state/saved-search.ts'

export function NoSavedSearches({ group }: { group: SavedSearchGroup }) {
  const t = useTexts('savedSearches')
  const to = useTo()
  const applicants = paths[useApplicantSearchScreen()]()
  return (
    <EmptyState
      art="waiting"
      title={t('list.none')}
      action={
        <ButtonLink variant="primary" to={to(group === 'applicants' ? applicants : paths.offers())}>
          {t(`list.search.${group}`)}
        </ButtonLink>
      }
    >
      {t(`list.noneText.${group}`)}
    </EmptyState>
  )
}
