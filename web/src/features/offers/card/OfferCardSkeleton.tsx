import type { ReactNode } from 'react'
import { MatchBadgeSkeleton } from '#features/matching/public.ts'
import { CardLink } from '#ui/cards/CardLink.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './OfferCard.module.css'

type OfferCardSkeletonProps = { match: boolean; action?: ReactNode }

/** The geometry of an OfferCard, with its match where the reader can have one. */
export function OfferCardSkeleton({ match, action }: OfferCardSkeletonProps) {
  return (
    <CardLink as="div" className={styles.card}>
      <span className={styles.tile}>
        <Skeleton width="56px" height="56px" />
      </span>
      <div className={styles.company}>
        <Skeleton width="min(100%, 220px)" height="19px" />
      </div>
      <div className={styles.title}>
        <Skeleton width="min(100%, 380px)" height="26px" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="min(100%, 340px)" height="21px" />
      </div>
      {match && (
        <>
          <div className={styles.reasons}>
            <Skeleton width="min(100%, 400px)" height="19px" />
          </div>
          <div className={styles.match}>
            <MatchBadgeSkeleton />
          </div>
        </>
      )}
      {action && <div className={styles.action}>{action}</div>}
      <span className={styles.bookmark} />
    </CardLink>
  )
}
