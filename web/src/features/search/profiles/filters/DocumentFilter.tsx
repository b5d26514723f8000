import type { Facets } from '@tandem/contract/endpoint'
import { listDocuments } from '@tandem/contract/reference'
import { CheckList } from '#features/search/frame/filters/checks/CheckList.tsx'
import { countedOptions } from '#features/search/frame/filters/checks/counted-options.ts'
import { toggled } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useDocumentTypes, useSetState } from '#lib/reference.ts'
import { Text } from '#ui/layout/Text.tsx'

export function DocumentFilter({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('applicantSearch')
  const { state, change } = useSearch()
  return (
    <>
      <CheckList
        label={t('filters.document')}
        options={countedOptions(useDocumentTypes(), facets?.document)}
        chosen={state.document}
        onToggle={(id) => change({ document: toggled(state.document, id) })}
        onRetry={useSetState(listDocuments).onRetry}
      />
      <Text size="small" muted>
        {t('filters.allDocuments')}
      </Text>
    </>
  )
}
