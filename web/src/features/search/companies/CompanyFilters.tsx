import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Facet } from '../frame/filters/Facet.tsx'
import { FilterList } from '../frame/filters/FilterList.tsx'
import { FreeFilter } from '../frame/filters/FreeFilter.tsx'
import { UnmarkedFilter } from '../frame/filters/UnmarkedFilter.tsx'

export function CompanyFilters() {
  const t = useTexts('companySearch')
  return (
    <FilterList>
      <Facet title={t('more')}>
        <Stack gap={3}>
          <FreeFilter />
          <UnmarkedFilter />
        </Stack>
      </Facet>
    </FilterList>
  )
}
