import type { Facets } from '@tandem/contract/endpoint'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSubjectAreas } from '#lib/reference.ts'
import { toggled } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import { CheckList } from './checks/CheckList.tsx'
import { countedOptions } from './checks/counted-options.ts'

export function AreaFilter({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('search')
  const { state, change } = useSearch()
  return (
    <CheckList
      label={t('filters.area')}
      options={countedOptions(useSubjectAreas(), facets?.subjectArea)}
      chosen={state.subjectArea}
      onToggle={(id) => change({ subjectArea: toggled(state.subjectArea, id) })}
    />
  )
}
