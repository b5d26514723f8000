import type { AdminFigures } from '@tandem/contract/dashboard/admin-figures'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useApplicantSearchScreen } from '#lib/navigation/useApplicantSearchScreen.ts'
import { Card } from '#ui/cards/Card.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { adminFiguresQuery } from '../../queries.ts'
import { FailedCard } from '../FailedCard.tsx'
import styles from './AdminNumbers.module.css'

/** What there is on the platform. What an admin may open is a link; applications and self-tests are nobody else's. */
export function AdminNumbers() {
  const t = useTexts('dashboard')
  const { data, error, refetch } = useQuery(adminFiguresQuery())
  if (!data && error) return <FailedCard title={t('numbers.title')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonCard heights={[344, 115]} />
  return <Numbers figures={data} />
}

function Numbers({ figures }: { figures: AdminFigures }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const profilesScreen = useApplicantSearchScreen()
  const leads = {
    profiles: paths[profilesScreen](),
    companies: paths.backendCompanies({ search: { status: 'confirmed' } }),
    offers: paths.offers(),
    freePlaces: paths.offers({ search: { free: '1' } }),
  }
  return (
    <section aria-label={t('numbers.title')}>
      <ul className={styles.numbers}>
        {(['profiles', 'companies', 'offers', 'freePlaces', 'openApplications', 'mathx3'] as const).map(
          (key) => (
            <Card as="li" key={key} className={styles.number}>
              {key in leads ? (
                <Link to={to(leads[key as keyof typeof leads])} className={styles.link}>
                  <Words count={figures[key]} name={t(`numbers.${key}`, { count: figures[key] })} />
                </Link>
              ) : (
                <Words count={figures[key]} name={t(`numbers.${key}`, { count: figures[key] })} />
              )}
            </Card>
          ),
        )}
      </ul>
    </section>
  )
}

function Words({ count, name }: { count: number; name: string }) {
  const { number } = useFormats()
  return (
    <>
      <b className={styles.count}>{number(count)}</b> <span className={styles.name}>{name}</span>
    </>
  )
}
