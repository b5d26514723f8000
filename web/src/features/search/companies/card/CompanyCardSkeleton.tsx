import { MatchBadgeSkeleton } from '#features/matching/public.ts'
import { CardLink } from '#ui/cards/CardLink.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './CompanyCard.module.css'

/** The geometry of a CompanyCard, with its match where the reader can have one. */
export function CompanyCardSkeleton({ match }: { match: boolean }) {
  return (
    <CardLink as="div" className={styles.card}>
      <span className={styles.tile}>
        <Skeleton width="56px" height="56px" />
      </span>
      <div className={styles.industry}>
        <Skeleton width="min(100%, 180px)" height="19px" />
      </div>
      <div className={styles.name}>
        <Skeleton width="min(100%, 380px)" height="26px" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="min(100%, 440px)" height="71px" />
      </div>
      <div className={styles.more}>
        {match && <Skeleton width="min(100%, 400px)" height="19px" />}
        <Skeleton width="min(100%, 300px)" height="32px" />
      </div>
      {match && (
        <div className={styles.match}>
          <MatchBadgeSkeleton />
        </div>
      )}
      <span className={styles.bookmark} />
    </CardLink>
  )
}
