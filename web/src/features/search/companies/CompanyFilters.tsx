import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Facet } from '../frame/filters/Facet.tsx'
import { FilterList } from '../frame/filters/FilterList.tsx'
import { FreePlacesFilter } from '../frame/filters/FreePlacesFilter.tsx'
import { HideBookmarkedFilter } from '../frame/filters/HideBookmarkedFilter.tsx'

export function CompanyFilters() {
  const t = useTexts('companySearch')
  return (
    <FilterList>
      <Facet title={t('more')}>
        <Stack gap={3}>
          <FreePlacesFilter />
          <HideBookmarkedFilter />
        </Stack>
      </Facet>
    </FilterList>
  )
}
