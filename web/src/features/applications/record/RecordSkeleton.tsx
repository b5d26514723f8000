import { useTexts } from '#lib/i18n/texts.ts'
import { cx } from '#ui/cx.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import styles from './RecordBody.module.css'
import received from './received/ReceivedBody.module.css'

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

/** The geometry of a ReceivedBody: where it stands, and the three panes. */
export function ReceivedSkeleton() {
  const t = useTexts('applications')
  return (
    <LoadingArea label={t('record.loading')}>
      <div className={received.standing}>
        <Skeleton width="100%" height="52px" />
      </div>
      <div className={received.panes}>
        {(['overview', 'documents', 'exchange'] as const).map((pane) => (
          <div key={pane} className={received.pane}>
            <SkeletonCard tile={false} heights={[320, 620]} />
          </div>
        ))}
      </div>
    </LoadingArea>
  )
}
