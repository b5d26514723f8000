import type { Facets } from '@tandem/contract/endpoint'
import { listGrades } from '@tandem/contract/reference'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useGrades, useSetState } from '#lib/reference.ts'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'

/** “At most”: 2.5 finds 1.0 too. */
export function GradeFilter({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('applicantSearch')
  const { number } = useFormats()
  const { state, change } = useSearch()
  const countOf = (id: string) => facets?.grade?.find((each) => each.id === id)?.count ?? 0
  const bands = useGrades().flatMap(({ id, name, value }) => {
    if (value === null) return []
    const count = facets && t('count.found', { count: countOf(id), number: number(countOf(id)) })
    return { value: String(value), label: name, hint: count }
  })
  return (
    <>
      <RadioGroup
        legend={t('filters.grade')}
        hideLegend
        name="grade"
        options={[{ value: '', label: t('filters.anyGrade') }, ...bands]}
        value={state.grade === null ? '' : String(state.grade)}
        onChange={({ target }) => change({ grade: target.value === '' ? null : Number(target.value) })}
      />
      <ListFailure onRetry={useSetState(listGrades).onRetry} />
    </>
  )
}
