import { IconPlus } from '@tabler/icons-react'
import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { newProfileId } from '@tandem/contract/screens'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { OwnList } from '../OwnList.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { TemplateCard } from './TemplateCard.tsx'

type OwnProfilesProps = { profiles: ApplicationSummary[]; template: ApplicationSummary | undefined }

export function OwnProfiles({ profiles, template }: OwnProfilesProps) {
  const t = useTexts('applications')
  const to = useTo()
  const { allowMultipleApplications } = useSettings().applicant
  const toNew = to(paths.ownProfile({ applicationId: newProfileId }))
  return (
    <>
      <OwnList
        title={t('own.profiles')}
        action={
          allowMultipleApplications &&
          profiles.length > 0 && (
            <ButtonLink icon={IconPlus} to={toNew}>
              {t('own.anotherProfile')}
            </ButtonLink>
          )
        }
        empty={
          <EmptyState
            art="no-meeting"
            level={3}
            title={t('own.noProfile')}
            action={
              <ButtonLink variant="primary" icon={IconPlus} to={toNew}>
                {t('own.firstProfile')}
              </ButtonLink>
            }
          >
            {t('own.noProfileText')}
          </EmptyState>
        }
      >
        {profiles.map((profile) => (
          <ProfileCard key={profile.id} profile={profile} />
        ))}
      </OwnList>
      <TemplateCard template={template} />
    </>
  )
}
