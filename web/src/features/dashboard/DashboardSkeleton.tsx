import { useTexts } from '#lib/i18n/texts.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './DashboardCards.module.css'

export function DashboardSkeleton() {
  const t = useTexts('common')
  return (
    <LoadingArea label={t('loading')} className={styles.grid}>
      <div className={styles.main}>
        <Skeleton height="260px" />
        <Skeleton height="380px" />
      </div>
      <div className={styles.side}>
        <Skeleton height="260px" />
        <Skeleton height="280px" />
      </div>
    </LoadingArea>
  )
}
