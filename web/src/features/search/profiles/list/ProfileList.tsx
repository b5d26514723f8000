import type { FoundProfile } from '@tandem/contract/applicant-search'
import { useSentTo } from '#features/applicant-requests/public.ts'
import { useSearchSlots } from '#features/search/frame/state/search-slots.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { DataTable } from '#ui/data/table/DataTable.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { useOpenProfile } from '../open/useOpenProfile.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { useColumns } from './useColumns.tsx'

/** A table, and a list of cards where there is no room for one. */
export function ProfileList({ profiles: found }: { profiles: FoundProfile[] }) {
  const t = useTexts('applicantSearch')
  const { resultTag } = useSearchSlots()
  const { nameOf, tagOf } = useSentTo(found.map(({ id }) => id))
  const profiles = found.map((profile) => ({ ...profile, name: profile.name ?? nameOf(profile.id) }))
  const tag = (id: string) => (
    <>
      {resultTag?.(id)}
      {tagOf(id)}
    </>
  )
  const columns = useColumns(profiles, tag)
  const wide = useMedia('(width >= 62em)')
  const { open, toProfile } = useOpenProfile()
  if (wide) {
    return (
      <DataTable
        caption={t('list')}
        columns={columns}
        rows={profiles}
        rowKey={({ applicationId }) => applicationId}
        isSelected={({ applicationId }) => applicationId === open?.id}
      />
    )
  }
  return (
    <Stack gap={3} as="ul">
      {profiles.map((profile) => (
        <ProfileCard
          key={profile.applicationId}
          profile={profile}
          to={toProfile(profile.applicationId)}
          current={profile.applicationId === open?.id}
          tag={tag(profile.id)}
        />
      ))}
    </Stack>
  )
}
