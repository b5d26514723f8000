import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './DashboardCards.module.css'

export function DashboardSkeleton() {
  const t = useTexts('common')
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.main}>
        <Skeleton height="260px" />
        <Skeleton height="380px" />
      </div>
      <div className={styles.side}>
        <Skeleton height="260px" />
        <Skeleton height="280px" />
      </div>
    </div>
  )
}
