import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { DashboardCard } from './DashboardCard.tsx'
import { OwnApplication } from './OwnApplication.tsx'
import styles from './rows.module.css'

export function OwnApplications({ applications }: { applications: ApplicationSummary[] }) {
  const t = useTexts('dashboard')
  const to = useTo()
  return (
    <DashboardCard
      title={t('own.title')}
      aside={
        applications.length > 0 && (
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
          title={t('own.none')}
          action={<ButtonLink to={to(paths.offers())}>{t('own.search')}</ButtonLink>}
        >
          {t('own.noneText')}
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
