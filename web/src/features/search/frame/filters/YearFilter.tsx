import { listStudyYears } from '@tandem/contract/reference'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useSetState, useStudyYears } from '#lib/reference.ts'
import { ChipGroup, ChipToggle } from '#ui/fields/choice/Chip.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import { toggled } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'

/** The years on offer, and those in use even where an address brought others. */
export function YearFilter() {
  const t = useTexts('search')
  const isStudy = useOfferType() === 'studies'
  const { state, change } = useSearch()
  const offered = useStudyYears().flatMap(({ value }) => (value === null ? [] : [value]))
  const years = [...new Set([...offered, ...state.year])].sort()
  return (
    <Stack gap={2}>
      <ChipGroup label={t(isStudy ? 'filters.year' : 'filters.yearOfJobs')}>
        {years.map((year) => (
          <ChipToggle
            key={year}
            on={state.year.includes(year)}
            onToggle={() => change({ year: toggled(state.year, year).sort() })}
          >
            {year}
          </ChipToggle>
        ))}
      </ChipGroup>
      <ListFailure onRetry={useSetState(listStudyYears).onRetry} />
    </Stack>
  )
}
