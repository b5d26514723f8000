import type { Facets } from '@tandem/contract/endpoint'
import { listSearchQualifications } from '@tandem/contract/reference'
import { CheckList } from '#features/search/frame/filters/checks/CheckList.tsx'
import { countedOptions } from '#features/search/frame/filters/checks/counted-options.ts'
import { toggled } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useQualifications, useSetState } from '#lib/reference.ts'

/** One of them is enough. */
export function QualificationFilter({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('applicantSearch')
  const { state, change } = useSearch()
  return (
    <CheckList
      label={t('filters.qualification')}
      options={countedOptions(useQualifications(), facets?.qualification)}
      chosen={state.qualification}
      onToggle={(id) => change({ qualification: toggled(state.qualification, id) })}
      onRetry={useSetState(listSearchQualifications).onRetry}
    />
  )
}
