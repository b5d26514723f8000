import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import styles from './RecordBody.module.css'

/** The geometry of a RecordBody: what the applicant wrote, and the facts beside it. */
export function RecordSkeleton() {
  const t = useTexts('applications')
  return (
    <LoadingArea label={t('record.loading')} className={styles.frame}>
      <div className={styles.columns}>
        <div className={cx(styles.column, styles.content)}>
          <SkeletonCard tile={false} heights={[520, 420]} />
          <SkeletonCard tile={false} heights={[260, 260]} />
        </div>
        <div className={styles.column}>
          <SkeletonCard tile={false} heights={[320, 320]} />
          <SkeletonCard tile={false} heights={[300, 300]} />
          <SkeletonCard heights={[150, 150]} />
        </div>
      </div>
    </LoadingArea>
  )
}
