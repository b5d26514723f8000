import { AreaFilter } from '#features/search/frame/filters/AreaFilter.tsx'
import { CourseFilter } from '#features/search/frame/filters/CourseFilter.tsx'
import { Facet } from '#features/search/frame/filters/Facet.tsx'
import { FreeFilter } from '#features/search/frame/filters/FreeFilter.tsx'
import { UnmarkedFilter } from '#features/search/frame/filters/UnmarkedFilter.tsx'
import { useFacets } from '#features/search/frame/filters/useFacets.ts'
import { YearFilter } from '#features/search/frame/filters/YearFilter.tsx'
import { PlacesFilter } from '#features/search/frame/places/PlacesFilter.tsx'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'

/** Each applies at once. In the rail beside the results, and in the sheet. */
export function CompanyFilters() {
  const t = useTexts('search')
  const own = useTexts('companySearch')
  const { state } = useSearch()
  const facets = useFacets()
  return (
    <>
      <Facet title={t('filters.area')} chosen={state.subjectArea.length}>
        <AreaFilter facets={facets} />
      </Facet>
      <Facet title={t('filters.course')} chosen={state.studyInterest.length}>
        <CourseFilter facets={facets} />
      </Facet>
      <Facet title={t('filters.places')} chosen={state.place.length}>
        <PlacesFilter />
      </Facet>
      <Facet title={t('filters.year')} chosen={state.year.length}>
        <YearFilter />
      </Facet>
      <Facet title={own('more')}>
        <Stack gap={3}>
          <FreeFilter />
          <UnmarkedFilter />
        </Stack>
      </Facet>
    </>
  )
}
