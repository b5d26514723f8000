import { FilterList } from '#features/search/frame/filters/FilterList.tsx'
import { FreeFilter } from '#features/search/frame/filters/FreeFilter.tsx'
import { UnmarkedFilter } from '#features/search/frame/filters/UnmarkedFilter.tsx'
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
        <FreeFilter />
        <UnmarkedFilter />
      </Stack>
    </FilterList>
  )
}
