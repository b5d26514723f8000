import { applicantSorts } from '@tandem/contract/applicant-search'
import { sortsOf } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'

/** Orders that no column of the table has are here too, and all of them where there is no table. */
export function SortSelect() {
  const t = useTexts('applicantSearch')
  const { kind, state, change } = useSearch()
  const meant = sortsOf(kind, state)
  return (
    <SelectField
      size="sm"
      label={t('sort.label')}
      value={state.sort}
      onChange={({ target }) => change({ sort: target.value })}
      options={applicantSorts
        .filter((sort) => meant.includes(sort))
        .map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
    />
  )
}
