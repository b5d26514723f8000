import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { OwnList } from './OwnList.tsx'

export function OwnApplications({ applications }: { applications: ApplicationSummary[] }) {
  const t = useTexts('applications')
  const to = useTo()
  return (
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
      {applications.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </OwnList>
  )
}
