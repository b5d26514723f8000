import { OfferCardSkeleton } from '#features/offers/public.ts'
import styles from '#features/search/frame/results/CardList.module.css'
import { Stack } from '#ui/layout/Stack.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'

const cards = ['first', 'second', 'third', 'fourth', 'fifth']

/** The geometry of the list, with its legend where there can be matches. */
export function OfferSkeletons({ label, match }: { label: string; match: boolean }) {
  return (
    <LoadingArea label={label}>
      <Stack gap={4}>
        {match && <Skeleton width="min(100%, 640px)" height="20px" />}
        <div className={styles.list}>
          {cards.map((card) => (
            <OfferCardSkeleton key={card} match={match} />
          ))}
        </div>
      </Stack>
    </LoadingArea>
  )
}
