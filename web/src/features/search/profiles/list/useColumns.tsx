import type { FoundProfile } from '@tandem/contract/applicant-search'
import type { ReactNode } from 'react'
import { MatchRing } from '#features/matching/public.ts'
import { writeSearch } from '#features/search/frame/state/search-address.ts'
import { useSearch } from '#features/search/frame/state/useSearch.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useOfferType } from '#lib/offer-type.ts'
import { useSettings } from '#lib/settings.ts'
import type { Column } from '#ui/data/table/data-table-props.ts'
import { useOpenProfile } from '../open/useOpenProfile.ts'
import { MathsLevel } from './MathsLevel.tsx'
import { ProfileBookmark, ProfileName } from './ProfileName.tsx'

/** Design 07. Without an own offer to compare with there is no match, and maths only where someone shows it. */
export function useColumns(
  profiles: readonly FoundProfile[],
  tag: (applicantId: string) => ReactNode,
): Column<FoundProfile>[] {
  const t = useTexts('applicantSearch')
  const { grade } = useFormats()
  const isStudy = useOfferType() === 'studies'
  const { open, toProfile } = useOpenProfile()
  const sortBy = useSortBy()
  const match = useMatchColumn()
  const maths: Column<FoundProfile> = {
    key: 'maths',
    header: t('columns.maths'),
    cell: (profile) => (profile.maths === null ? '–' : <MathsLevel level={profile.maths} />),
  }
  return [
    ...match,
    {
      key: 'name',
      header: t(isStudy ? 'columns.name' : 'columns.nameOnly'),
      primary: true,
      sort: sortBy('name', 'asc'),
      cell: (profile) => (
        <ProfileName
          profile={profile}
          to={toProfile(profile.applicationId)}
          current={profile.applicationId === open?.id}
          tag={tag(profile.id)}
        />
      ),
    },
    {
      key: 'grade',
      header: t('columns.grade'),
      align: 'end',
      sort: sortBy('grade', 'asc'),
      cell: (profile) => (profile.grade === null ? '–' : grade(profile.grade)),
    },
    ...(profiles.some((profile) => profile.maths !== null) ? [maths] : []),
    {
      key: 'start',
      header: t('columns.start'),
      cell: ({ desiredYears }) => desiredYears.join(', ') || '–',
    },
    {
      key: 'bookmark',
      header: t('columns.bookmark'),
      align: 'end',
      cell: (profile) => <ProfileBookmark profile={profile} />,
    },
  ]
}

function useMatchColumn(): Column<FoundProfile>[] {
  const matching = useTexts('matching')
  const sortBy = useSortBy()
  const { applicant } = useSettings()
  const { offer } = useSearch().state
  if (!offer || !applicant.enableMatches) return []
  return [
    {
      key: 'match',
      header: matching('column'),
      sort: sortBy('match', 'desc'),
      cell: ({ match, name }) => (match ? <MatchRing match={match} size={44} of={name} /> : '–'),
    },
  ]
}

/** Each order goes one way only. */
function useSortBy() {
  const { kind, state } = useSearch()
  return (sort: string, direction: 'asc' | 'desc'): Column<FoundProfile>['sort'] => ({
    to: { search: writeSearch(kind, { ...state, sort, page: 1, cursor: null }) },
    ...(state.sort === sort && { active: direction }),
  })
}
