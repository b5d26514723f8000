import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MatchRing, newestMatchesQuery } from '#features/matching/public.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { TitleInLanguage } from '#lib/i18n/TitleInLanguage.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { DashboardCard } from '../DashboardCard.tsx'
import { FactLine } from '../FactLine.tsx'
import { FailedCard } from '../FailedCard.tsx'
import styles from '../rows.module.css'

/** New offers that fit well; absent where there are none, or no matches at all. */
export function NewestMatches() {
  const t = useTexts('dashboard')
  const to = useTo()
  const { data, error, refetch } = useQuery(newestMatchesQuery(useLocale()))
  if (!data && error) return <FailedCard title={t('fresh.title')} onRetry={() => void refetch()} />
  const offers = data ?? []
  if (offers.length === 0) return null
  return (
    <DashboardCard title={t('fresh.title')}>
      <ul>
        {offers.map(({ id, title, titleLanguage, company, match }) => (
          <li key={id} className={styles.row}>
            <div className={styles.head}>
              <MatchRing match={match} size={44} />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <Link to={to(paths.offer({ offerId: id }))}>
                    <TitleInLanguage title={title} language={titleLanguage} />
                  </Link>
                </h3>
                <FactLine facts={[company.name, company.town]} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
