import type { Facets } from '@tandem/contract/endpoint'
import type { ReactNode } from 'react'
import { CourseFilter } from '#features/search/frame/filters/CourseFilter.tsx'
import { useFacets } from '#features/search/frame/filters/useFacets.ts'
import { YearFilter } from '#features/search/frame/filters/YearFilter.tsx'
import { PlacesFilter } from '#features/search/frame/places/PlacesFilter.tsx'
import { focusResults } from '#features/search/frame/results/focus/focus-results.ts'
import { type FilterKey, isFiltered } from '#features/search/frame/state/search-state.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { DocumentFilter } from './DocumentFilter.tsx'
import styles from './FilterBar.module.css'
import { GradeFilter } from './GradeFilter.tsx'
import { KeywordField } from './KeywordField.tsx'
import { LanguageFilter } from './LanguageFilter.tsx'
import { QualificationFilter } from './QualificationFilter.tsx'
import { SearchFilterChip } from './SearchFilterChip.tsx'

/** Design 07: each filter folds out of its chip and applies at once. */
export function FilterBar() {
  const t = useTexts('applicantSearch')
  const { state, change, clear } = useSearch()
  const facets = useFacets()
  const isStudy = useOfferType() === 'studies'
  const { grade } = useFormats()
  const gradeWord = state.grade === null ? null : t('filters.gradeAtMost', { grade: grade(state.grade) })
  /** The button goes with the filters, so the focus needs a new place. */
  function clearAll() {
    clear()
    focusResults()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that nobody sees
    <div role="group" aria-label={t('filters.label')} className={styles.bar}>
      <KeywordField />
      <div className={styles.chips}>
        {isStudy && (
          <SearchFilterChip
            keys={['studyInterest', 'studyCourse', 'subjectArea']}
            label={t('filters.studyInterest')}
          >
            <Counted own="studyInterest">{(facets) => <CourseFilter facets={facets} />}</Counted>
          </SearchFilterChip>
        )}
        <SearchFilterChip keys={['place']} label={t('filters.place')}>
          <PlacesFilter />
        </SearchFilterChip>
        <SearchFilterChip keys={['year']} label={t(isStudy ? 'filters.year' : 'columns.start')}>
          <YearFilter />
        </SearchFilterChip>
        <SearchFilterChip keys={['qualification']} label={t('filters.qualification')}>
          <Counted own="qualification">{(facets) => <QualificationFilter facets={facets} />}</Counted>
        </SearchFilterChip>
        <SearchFilterChip keys={['grade']} label={t('filters.grade')} word={gradeWord}>
          <Counted own="grade">{(facets) => <GradeFilter facets={facets} />}</Counted>
        </SearchFilterChip>
        {/* Each more that is asked for narrows, so its own choice counts. */}
        <SearchFilterChip keys={['document']} label={t('filters.document')}>
          <DocumentFilter facets={facets} />
        </SearchFilterChip>
        <SearchFilterChip keys={['language']} label={t('filters.language')}>
          <LanguageFilter />
        </SearchFilterChip>
        <ChipToggle on={state.unmarked} onToggle={() => change({ unmarked: !state.unmarked })}>
          {t('filters.unmarked')}
        </ChipToggle>
        {isFiltered(state) && (
          <Button variant="text" size="sm" onClick={clearAll}>
            {t('filters.removeAll')}
          </Button>
        )}
      </div>
    </div>
  )
}

type CountedProps = { own: FilterKey; children: (facets: Facets | undefined) => ReactNode }

/** Drawn, and so counted, while its chip is open. */
function Counted({ own, children }: CountedProps) {
  return children(useFacets(own))
}
