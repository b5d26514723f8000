import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { ReceivedApplication } from './ReceivedApplication.tsx'
import styles from './rows.module.css'

export function ReceivedApplications({ applications }: { applications: ApplicationSummary[] }) {
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
        <EmptyState art="waiting" level={3} title={t('received.none')}>
          {t('received.noneText')}
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
