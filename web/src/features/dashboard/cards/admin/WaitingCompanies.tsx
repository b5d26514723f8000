import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { reviewsQuery } from '#features/backend/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CompanyTile } from '#ui/marks/CompanyTile.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import { FactLine } from '../FactLine.tsx'
import styles from '../rows.module.css'

const shown = 5

/** How many companies an admin has to decide about, and those that wait longest. */
export function WaitingCompanies({ count }: { count: number }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { day } = useFormats()
  const { data, error, refetch } = useQuery({
    ...reviewsQuery({ status: 'pending', text: '', page: 1 }, useLocale()),
    enabled: count > 0,
  })
  return (
    <DashboardCard title={t('waiting.title')}>
      <Text muted>{t('waiting.text', { count })}</Text>
      {error && (
        <div role="alert">
          <RetryButton onRetry={() => void refetch()} />
        </div>
      )}
      {count > 0 && data && (
        <ul>
          {data.member.slice(0, shown).map(({ id, name, town, submittedAt }) => (
            <li key={id} className={styles.row}>
              <div className={styles.head}>
                <CompanyTile name={name} size={44} />
                <div className={styles.words}>
                  <h3 className={styles.name}>
                    <Link to={to(paths.backendCompanies({ companyId: id }))}>{name}</Link>
                  </h3>
                  <FactLine facts={[town, submittedAt && day(submittedAt)]} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink variant={count > 0 ? 'primary' : undefined} to={to(paths.backendCompanies())}>
          {t('waiting.open')}
        </ButtonLink>
      </div>
    </DashboardCard>
  )
}
