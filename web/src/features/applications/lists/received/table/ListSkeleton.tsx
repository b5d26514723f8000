import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './ListSkeleton.module.css'

const rows = [1, 2, 3, 4, 5, 6, 7, 8]

/** What is due, the filters and the box that chooses all, and below them the rows of the table, or of the cards. */
export function ListSkeleton() {
  const t = useTexts('applications')
  const isWide = useMedia('(width >= 62em)')
  const fieldsInOneRow = useMedia('(36em <= width < 62em)')
  return (
    <LoadingArea label={t('received.loading')}>
      <Stack gap={5}>
        <Stack gap={4}>
          <div className={styles.due} />
          <Skeleton width="min(100%, 568px)" height={fieldsInOneRow ? '42px' : isWide ? '92px' : '93px'} />
        </Stack>
        <Stack gap={3}>
          <div className={styles.all}>
            <Skeleton width="140px" height="22px" />
          </div>
          <div className={styles.frame}>
            {isWide && <div className={styles.head} />}
            {rows.map((row) => (
              <div key={row} className={styles.row}>
                {isWide && <Skeleton width="40px" height="40px" round />}
                <div className={styles.words}>
                  <Skeleton width="160px" />
                  <Skeleton width="110px" />
                </div>
                <Skeleton width="44px" height="44px" round />
              </div>
            ))}
          </div>
        </Stack>
      </Stack>
    </LoadingArea>
  )
}
