import { FilterList } from '#features/search/frame/filters/FilterList.tsx'
import { HideBookmarkedFilter } from '#features/search/frame/filters/HideBookmarkedFilter.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { DocumentFilter } from './DocumentFilter.tsx'
import { GradeFilter } from './GradeFilter.tsx'
import { LanguageFilter } from './LanguageFilter.tsx'
import { QualificationFilter } from './QualificationFilter.tsx'

/** One below the other; above the results they stand in the `FilterBar`. */
export function ProfileFilters() {
  const t = useTexts('applicantSearch')
  const isStudy = useOfferType() === 'studies'
  return (
    <FilterList
      titles={{
        studyInterest: t('filters.studyInterest'),
        place: t('filters.place'),
        year: t(isStudy ? 'filters.year' : 'columns.start'),
      }}
      own={(facets) => [
        {
          filter: 'qualification',
          title: t('filters.qualification'),
          content: <QualificationFilter facets={facets} />,
        },
        { filter: 'grade', title: t('filters.grade'), content: <GradeFilter facets={facets} /> },
        { filter: 'document', title: t('filters.document'), content: <DocumentFilter facets={facets} /> },
        { filter: 'language', title: t('filters.language'), content: <LanguageFilter /> },
      ]}
    >
      <HideBookmarkedFilter />
    </FilterList>
  )
}
