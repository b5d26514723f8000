import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import card from './ProfileCard.module.css'
import styles from './ProfileSkeleton.module.css'

const rows = Array.from({ length: 8 }, (_, row) => row)

/** The geometry of the table, or of the cards; `match` where there are matches. */
export function ProfileSkeleton({ match }: { match: boolean }) {
  const t = useTexts('applicantSearch')
  const wide = useMedia('(width >= 62em)')
  if (!wide) return <ProfileCardSkeletons label={t('loading')} match={match} />
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

export function ProfileCardSkeletons({ label, match }: { label: string; match: boolean }) {
  return (
    <LoadingArea label={label}>
      <Stack gap={3}>
        {rows.map((row) => (
          <div key={row} className={card.card}>
            {match && <Skeleton width="56px" height="56px" round />}
            <div className={card.words}>
              <Skeleton width="min(100%, 150px)" height="21px" />
              <Skeleton width="95%" height="42px" />
              <Skeleton width="min(100%, 120px)" height="18px" />
              <Skeleton width="min(100%, 170px)" height="20px" />
            </div>
          </div>
        ))}
      </Stack>
    </LoadingArea>
  )
}
