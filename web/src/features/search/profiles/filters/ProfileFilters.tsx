import { AreaFilter } from '#features/search/frame/filters/AreaFilter.tsx'
import { CourseFilter } from '#features/search/frame/filters/CourseFilter.tsx'
import { Facet } from '#features/search/frame/filters/Facet.tsx'
import { UnmarkedFilter } from '#features/search/frame/filters/UnmarkedFilter.tsx'
import { useFacets } from '#features/search/frame/filters/useFacets.ts'
import { YearFilter } from '#features/search/frame/filters/YearFilter.tsx'
import { PlacesFilter } from '#features/search/frame/places/PlacesFilter.tsx'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DocumentFilter } from './DocumentFilter.tsx'
import { GradeFilter } from './GradeFilter.tsx'
import { LanguageFilter } from './LanguageFilter.tsx'
import { QualificationFilter } from './QualificationFilter.tsx'

/** All filters of a profile, as the offers and companies show theirs: one below the other. */
export function ProfileFilters() {
  const t = useTexts('search')
  const own = useTexts('applicantSearch')
  const { state } = useSearch()
  const facets = useFacets()
  return (
    <>
      <Facet title={t('filters.area')} chosen={state.subjectArea.length}>
        <AreaFilter facets={facets} />
      </Facet>
      <Facet title={own('filters.studyInterest')} chosen={state.studyInterest.length}>
        <CourseFilter facets={facets} />
      </Facet>
      <Facet title={own('filters.place')} chosen={state.place.length}>
        <PlacesFilter />
      </Facet>
      <Facet title={own('filters.year')} chosen={state.year.length}>
        <YearFilter />
      </Facet>
      <Facet title={own('filters.qualification')} chosen={state.qualification.length}>
        <QualificationFilter facets={facets} />
      </Facet>
      <Facet title={own('filters.grade')} chosen={state.grade === null ? 0 : 1}>
        <GradeFilter facets={facets} />
      </Facet>
      <Facet title={own('filters.document')} chosen={state.document.length}>
        <DocumentFilter facets={facets} />
      </Facet>
      <Facet title={own('filters.language')} chosen={state.language.length}>
        <LanguageFilter />
      </Facet>
      <UnmarkedFilter />
    </>
  )
}
