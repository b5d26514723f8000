import { useTexts } from '#lib/i18n/texts.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import styles from './ProfileSkeleton.module.css'

const rows = Array.from({ length: 8 }, (_, row) => row)

/** The geometry of the table, or of the cards. */
export function ProfileSkeleton() {
  const t = useTexts('applicantSearch')
  const wide = useMedia('(width >= 62em)')
  if (!wide) return <SkeletonList label={t('loading')} count={6} tile={false} />
  return (
    <LoadingArea label={t('loading')} className={styles.frame}>
      <div className={styles.head} />
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.words}>
            <Skeleton width="160px" />
            <Skeleton width="60%" />
            <Skeleton width="120px" />
          </div>
          <Skeleton width="28px" />
          <Skeleton width="40px" />
        </div>
      ))}
    </LoadingArea>
  )
}
