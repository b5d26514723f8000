import type { ApplicationSummary } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { NewProfileButton } from './NewProfileButton.tsx'
import { OwnList } from './OwnList.tsx'
import { ProfileCard } from './ProfileCard.tsx'

export function OwnProfiles({ profiles }: { profiles: ApplicationSummary[] }) {
  const t = useTexts('applications')
  const { allowMultipleApplications } = useSettings().applicant
  const mayAdd = allowMultipleApplications && profiles.length > 0
  return (
    <OwnList
      title={t('own.profiles')}
      action={mayAdd && <NewProfileButton isFirst={false} />}
      empty={
        <EmptyState
          art="no-meeting"
          level={3}
          title={t('own.noProfile')}
          action={<NewProfileButton isFirst />}
        >
          {t('own.noProfileText')}
        </EmptyState>
      }
    >
      {profiles.map((profile) => (
        <ProfileCard key={profile.id} profile={profile} />
      ))}
    </OwnList>
  )
}
