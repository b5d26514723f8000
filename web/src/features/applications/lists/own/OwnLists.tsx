import { type ApplicationSummary, applicationTypes } from '@tandem/contract/applications'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { useSettings } from '#lib/settings.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { NewProfileButton } from './NewProfileButton.tsx'
import { OwnList } from './OwnList.tsx'
import { ProfileCard } from './ProfileCard.tsx'

export function OwnLists({ applications }: { applications: ApplicationSummary[] }) {
  const t = useTexts('applications')
  const to = useTo()
  const { allowMultipleApplications } = useSettings().applicant
  const profiles = applications.filter(({ type }) => type === applicationTypes.profile)
  const sent = applications.filter(({ target }) => target !== null)
  return (
    <Stack gap={9}>
      <OwnList
        title={t('own.applications')}
        empty={
          <EmptyState
            art="waiting"
            level={3}
            title={t('own.noApplications')}
            action={<ButtonLink to={to(paths.offers())}>{t('own.toOffers')}</ButtonLink>}
          >
            {t('own.noApplicationsText')}
          </EmptyState>
        }
      >
        {sent.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </OwnList>
      <OwnList
        title={t('own.profiles')}
        action={allowMultipleApplications && profiles.length > 0 && <NewProfileButton isFirst={false} />}
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
    </Stack>
  )
}
