import type { AccountType } from '@tandem/contract/endpoint'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import { figureHeights } from './cards/figures/figure-heights.ts'
import styles from './DashboardCards.module.css'
import { twoColumns } from './DashboardCards.tsx'

type Heights = readonly [narrow: number, wide: number]

/** What the cards are high as a rule: how much stands in them is known with the answer only. */
const shapes: Record<AccountType, { main: Heights[]; side: Heights[]; last?: Heights[] }> = {
  applicant: {
    main: [
      [246, 231],
      [180, 188],
      [437, 343],
    ],
    side: [
      [424, 413],
      [224, 232],
      [191, 199],
      [427, 393],
    ],
    last: [[537, 266]],
  },
  company: {
    main: [
      [273, 264],
      [653, 475],
    ],
    side: [
      [409, 417],
      [402, 410],
      [405, 392],
      [327, 311],
      [234, 242],
      [226, 234],
      [191, 199],
    ],
    last: [figureHeights.funnel],
  },
  admin: {
    main: [
      [487, 412],
      [420, 394],
    ],
    side: [
      [167, 175],
      [119, 127],
    ],
  },
}

export function DashboardSkeleton() {
  const t = useTexts('common')
  const { type } = useSignedIn()
  const isWide = useMedia(twoColumns)
  const { main, side, last = [] } = shapes[type]
  // On a narrow screen a company's dates and an applicant's profile come second.
  const [first = [], rest = []] = type !== 'admin' && !isWide ? [main.slice(0, 1), main.slice(1)] : [main]
  return (
    <LoadingArea label={t('loading')} className={styles.all}>
      {type === 'admin' && <SkeletonCard heights={[344, 115]} />}
      <div className={styles.grid}>
        <div className={styles.main}>{(isWide ? [...first, ...last] : first).map(toCard)}</div>
        <div className={styles.side}>{[...side.slice(0, 1), ...rest, ...side.slice(1)].map(toCard)}</div>
        {!isWide && <div className={styles.main}>{last.map(toCard)}</div>}
      </div>
    </LoadingArea>
  )
}

const toCard = (heights: Heights) => <SkeletonCard key={heights[1]} heights={heights} />
