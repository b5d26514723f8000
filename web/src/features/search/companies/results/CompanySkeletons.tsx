import styles from '#features/search/frame/results/CardList.module.css'
import { Stack } from '#ui/layout/Stack.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { CompanyCardSkeleton } from '../card/CompanyCardSkeleton.tsx'

const cards = ['first', 'second', 'third', 'fourth', 'fifth']

/** The geometry of the list, with its legend where there can be matches. */
export function CompanySkeletons({ label, match }: { label: string; match: boolean }) {
  return (
    <LoadingArea label={label}>
      <Stack gap={4}>
        {match && <Skeleton width="min(100%, 640px)" height="20px" />}
        <div className={styles.list}>
          {cards.map((card) => (
            <CompanyCardSkeleton key={card} match={match} />
          ))}
        </div>
      </Stack>
    </LoadingArea>
  )
}
