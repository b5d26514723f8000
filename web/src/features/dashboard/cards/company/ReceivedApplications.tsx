import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { Link } from 'react-router'
import { StageTag } from '#features/applications/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Avatar } from '#ui/marks/Avatar.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import { FactLine } from '../FactLine.tsx'
import styles from '../rows.module.css'

type ReceivedApplicationsProps = {
  applications: ApplicationSummary[]
  /** Also those that are over, which are not among them. */
  hasAny: boolean
}

export function ReceivedApplications({ applications, hasAny }: ReceivedApplicationsProps) {
  const t = useTexts('dashboard')
  const to = useTo()
  return (
    <DashboardCard
      title={t('received.title')}
      aside={
        <TextLink strong to={to(paths.receivedApplications())}>
          {t('received.all')}
        </TextLink>
      }
    >
      {applications.length === 0 ? (
        <EmptyState art="waiting" level={3} title={t(hasAny ? 'received.noneOpen' : 'received.none')}>
          {t(hasAny ? 'received.noneOpenText' : 'received.noneText')}
        </EmptyState>
      ) : (
        <ul>
          {applications.map((application) => (
            <li key={application.id} className={styles.row}>
              <ReceivedApplication application={application} />
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  )
}

function ReceivedApplication({ application }: { application: ApplicationSummary }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { day } = useFormats()
  const { id, applicant, target, sentAt } = application
  const name = applicant?.name ?? t('received.nameless')
  const title = target?.offerTitle && (
    <TitleInLanguage title={target.offerTitle} language={target.offerTitleLanguage} />
  )
  return (
    <div className={styles.head}>
      <Avatar name={name} size={44} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={to(paths.application({ applicationId: id }))}>{name}</Link>
        </h3>
        <FactLine facts={[title, sentAt && day(sentAt)]} />
      </div>
      <StageTag application={application} />
    </div>
  )
}
