import type { Facets } from '@tandem/contract/endpoint'
import { listSubjectAreas } from '@tandem/contract/reference'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useSetState, useSubjectAreas } from '#lib/reference.ts'
import { PlacesFilter } from '../places/PlacesFilter.tsx'
import { type FilterKey, toggled } from '../state/search-state.ts'
import { useSearch } from '../state/useSearch.ts'
import { CourseFilter } from './CourseFilter.tsx'
import { CheckList } from './checks/CheckList.tsx'
import { countedOptions } from './checks/counted-options.ts'
import { Facet } from './Facet.tsx'
import { useFacets } from './useFacets.ts'
import { YearFilter } from './YearFilter.tsx'

type Section = { filter: FilterKey; title: string; content: ReactNode }
type FilterListProps = {
  /** Where a search calls a filter otherwise. */
  titles?: { studyInterest?: string; place?: string; year?: string }
  /** Filters that only this search has, below those that all have. */
  own?: (facets: Facets | undefined) => Section[]
  /** Last: what is on or off. */
  children: ReactNode
}

/** Each applies at once. In the rail beside the results, in the sheet, and where a saved search is edited. */
export function FilterList({ titles = {}, own, children }: FilterListProps) {
  const t = useTexts('search')
  const { state } = useSearch()
  const facets = useFacets()
  const countChosen = (filter: FilterKey): number => {
    const value = state[filter]
    return Array.isArray(value) ? value.length : value === null ? 0 : 1
  }
  const isStudy = useOfferType() === 'studies'
  const subjects: Section[] = [
    { filter: 'subjectArea', title: t('filters.area'), content: <AreaFilter facets={facets} /> },
    {
      filter: 'studyInterest',
      title: titles.studyInterest ?? t('filters.course'),
      content: <CourseFilter facets={facets} />,
    },
  ]
  const sections: Section[] = [
    ...(isStudy ? subjects : []),
    { filter: 'place', title: titles.place ?? t('filters.places'), content: <PlacesFilter /> },
    {
      filter: 'year',
      title: titles.year ?? t(isStudy ? 'filters.year' : 'filters.yearOfJobs'),
      content: <YearFilter />,
    },
    ...(own?.(facets) ?? []),
  ]
  return (
    <>
      {sections.map(({ filter, title, content }) => (
        <Facet key={filter} title={title} chosen={countChosen(filter)}>
          {content}
        </Facet>
      ))}
      {children}
    </>
  )
}

function AreaFilter({ facets }: { facets: Facets | undefined }) {
  const t = useTexts('search')
  const { state, change } = useSearch()
  return (
    <CheckList
      label={t('filters.area')}
      options={countedOptions(useSubjectAreas(), facets?.subjectArea)}
      chosen={state.subjectArea}
      onToggle={(id) => change({ subjectArea: toggled(state.subjectArea, id) })}
      onRetry={useSetState(listSubjectAreas).onRetry}
    />
  )
}
