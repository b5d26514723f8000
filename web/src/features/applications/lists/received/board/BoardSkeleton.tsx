import { boardColumns } from '#features/applications/stage/board-columns.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import { SkeletonCard } from '#ui/states/SkeletonList.tsx'
import styles from './Board.module.css'
import columnStyles from './Column.module.css'

const cards = [1, 2, 3]

/** Filters, and below them the columns; on a phone the tabs and one column. */
export function BoardSkeleton() {
  const t = useTexts('applications')
  const isWide = useMedia('(width >= 62em)')
  const fieldsInOneRow = useMedia('(36em <= width < 62em)')
  return (
    <LoadingArea label={t('received.loading')}>
      <Stack gap={5}>
        <Skeleton width="min(100%, 568px)" height={fieldsInOneRow ? '42px' : isWide ? '92px' : '96px'} />
        {!isWide && <Skeleton height="44px" />}
        <div className={styles.board}>
          {(isWide ? boardColumns : boardColumns.slice(0, 1)).map((column) => (
            <div key={column} className={isWide ? columnStyles.column : undefined}>
              {isWide && <div className={columnStyles.head} />}
              <div className={columnStyles.cards}>
                {cards.map((card) => (
                  <SkeletonCard key={card} heights={[153, 153]} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </Stack>
    </LoadingArea>
  )
}
