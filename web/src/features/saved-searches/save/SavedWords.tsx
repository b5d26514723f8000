import { useSearch } from '#features/search/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { CriteriaWords } from '../parts/CriteriaWords.tsx'
import { criteriaOf } from '../state/saved-search-filters.ts'

/** What is kept of the search on the screen. */
export function SavedWords() {
  const t = useTexts('savedSearches')
  const { kind, state } = useSearch()
  return (
    <div>
      <Text size="small" strong>
        {t('save.saves')}
      </Text>
      <CriteriaWords criteria={criteriaOf(kind.key, state)} />
    </div>
  )
}
