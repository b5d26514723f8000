import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { openInterviewsQuery } from '#features/interviews/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ApplicationCard } from './card/ApplicationCard.tsx'
import { OwnFilters } from './OwnFilters.tsx'
import { OwnList } from './OwnList.tsx'
import { showOwn, useOwnView } from './useOwnView.ts'

export function OwnApplications({ applications }: { applications: ApplicationSummary[] }) {
  const t = useTexts('applications')
  const to = useTo()
  const view = useOwnView()
  const { data: interviews = [] } = useQuery(openInterviewsQuery())
  const dates = new Map(interviews.map(({ applicationId, startsAt }) => [applicationId, startsAt]))
  const shown = showOwn(applications, view, dates)
  const toCompanies = (
    <ButtonLink variant="text" to={to(paths.applyToCompanies())}>
      {t('own.toInitiative')}
    </ButtonLink>
  )
  const none = (
    <EmptyState
      art="waiting"
      level={3}
      title={t('own.noApplications')}
      action={
        <>
          <ButtonLink to={to(paths.offers())}>{t('own.toOffers')}</ButtonLink>
          {toCompanies}
        </>
      }
    >
      {t('own.noApplicationsText')}
    </EmptyState>
  )
  const noneFound = (
    <EmptyState
      art="not-found"
      level={3}
      title={t('own.filter.none')}
      action={
        <ButtonLink to={view.to({ state: null, text: '' })} preventScrollReset>
          {t('own.filter.showAll')}
        </ButtonLink>
      }
    >
      {t('own.filter.noneText')}
    </EmptyState>
  )
  return (
    <OwnList
      title={t('own.applications')}
      action={applications.length > 0 && toCompanies}
      filters={
        applications.length > 0 && <OwnFilters applications={applications} dates={dates} view={view} />
      }
      empty={applications.length > 0 ? noneFound : none}
    >
      {shown.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </OwnList>
  )
}
