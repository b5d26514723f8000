import { useTexts } from '#lib/i18n/texts.ts'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './RecordBody.module.css'

export function RecordSkeleton() {
  const t = useTexts('applications')
  return (
    <div className={styles.columns}>
      <SkeletonList label={t('record.loading')} tile={false} />
    </div>
  )
}
