import { type ApplicationSummary, applicationStatuses } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { ApplicationProgress, draftPath, StageTag } from '#features/applications/public.ts'
import { companyLogo } from '#lib/api/company-logo.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import { FactLine } from '../FactLine.tsx'
import styles from '../rows.module.css'

type OwnApplicationsProps = {
  applications: ApplicationSummary[]
  /** Also those that are over, which are not among them. */
  hasAny: boolean
}

export function OwnApplications({ applications, hasAny }: OwnApplicationsProps) {
  const t = useTexts('dashboard')
  const to = useTo()
  return (
    <DashboardCard
      title={t('own.title')}
      aside={
        (hasAny || applications.length > 0) && (
          <TextLink strong to={to(paths.ownApplications())}>
            {t('own.all')}
          </TextLink>
        )
      }
    >
      {applications.length === 0 ? (
        <EmptyState
          art="waiting"
          level={3}
          title={t(hasAny ? 'own.noneOpen' : 'own.none')}
          action={<ButtonLink to={to(paths.offers())}>{t('own.search')}</ButtonLink>}
        >
          {t(hasAny ? 'own.noneOpenText' : 'own.noneText')}
        </EmptyState>
      ) : (
        <ul>
          {applications.map((application) => (
            <li key={application.id} className={styles.row}>
              <OwnApplication application={application} />
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  )
}

/** A draft leads on writing, what was sent to what became of it. */
function OwnApplication({ application }: { application: ApplicationSummary }) {
  const to = useTo()
  const { day } = useFormats()
  const { id, target, status, title, sentAt, updatedAt } = application
  const path =
    status === applicationStatuses.new
      ? target && draftPath(application, target)
      : paths.ownApplication({ applicationId: id })
  const name = target?.offerTitle ? (
    <TitleInLanguage title={target.offerTitle} language={target.offerTitleLanguage} />
  ) : (
    (target?.companyName ?? title)
  )
  return (
    <>
      <div className={styles.head}>
        {target && (
          <CompanyTile
            name={target.companyName}
            size={44}
            src={companyLogo({ id: target.companyId, hasLogo: target.hasLogo })}
          />
        )}
        <div className={styles.words}>
          <h3 className={styles.name}>{path ? <Link to={to(path)}>{name}</Link> : name}</h3>
          <FactLine facts={[target?.offerTitle && target.companyName, day(sentAt ?? updatedAt)]} />
        </div>
        <StageTag application={application} />
      </div>
      <ApplicationProgress application={application} />
    </>
  )
}
