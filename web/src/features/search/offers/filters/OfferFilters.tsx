import { FilterList } from '#features/search/frame/filters/FilterList.tsx'
import { FreePlacesFilter } from '#features/search/frame/filters/FreePlacesFilter.tsx'
import { HideBookmarkedFilter } from '#features/search/frame/filters/HideBookmarkedFilter.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { GradeFilter } from './GradeFilter.tsx'
import styles from './OfferFilters.module.css'
import { QualificationFilter } from './QualificationFilter.tsx'

export function OfferFilters() {
  const t = useTexts('offerSearch')
  return (
    <FilterList
      titles={{ place: t('filters.places') }}
      own={(facets) => [
        {
          filter: 'qualification',
          title: t('filters.qualification.own'),
          content: <QualificationFilter facets={facets} />,
        },
        { filter: 'grade', title: t('filters.grade.own'), content: <GradeFilter /> },
      ]}
    >
      <Stack gap={3} className={styles.switches}>
        <FreePlacesFilter />
        <HideBookmarkedFilter />
      </Stack>
    </FilterList>
  )
}
