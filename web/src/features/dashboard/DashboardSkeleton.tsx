import type { AccountType } from '@tandem/contract/endpoint'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import styles from './DashboardCards.module.css'

type Heights = readonly [narrow: number, wide: number]

/** What the cards are high as a rule: how much stands in them is known with the answer only. */
const shapes: Record<AccountType, { main: Heights[]; side: Heights[] }> = {
  applicant: {
    main: [
      [442, 341],
      [255, 228],
    ],
    side: [
      [266, 274],
      [222, 230],
      [421, 388],
    ],
  },
  company: {
    main: [
      [273, 264],
      [663, 471],
      [156, 146],
    ],
    side: [[396, 404]],
  },
  admin: {
    main: [
      [180, 170],
      [156, 146],
    ],
    side: [[222, 230]],
  },
}

export function DashboardSkeleton() {
  const t = useTexts('common')
  const { main, side } = shapes[useSignedIn().type]
  return (
    <LoadingArea label={t('loading')} className={styles.grid}>
      <div className={styles.main}>
        {main.map((heights) => (
          <SkeletonCard key={heights[1]} heights={heights} />
        ))}
      </div>
      <div className={styles.side}>
        {side.map((heights) => (
          <SkeletonCard key={heights[1]} heights={heights} />
        ))}
      </div>
    </LoadingArea>
  )
}
