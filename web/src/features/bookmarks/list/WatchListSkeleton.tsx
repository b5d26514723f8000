import { bookmarkCategories } from '@tandem/contract/bookmarks'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './Columns.module.css'

/** Three heads with two cards each. */
export function WatchListSkeleton() {
  const t = useTexts('bookmarks')
  return (
    <LoadingArea label={t('loading')}>
      <div className={styles.columns}>
        {bookmarkCategories.map((category) => (
          <Stack key={category} gap={3}>
            <Skeleton width="100%" height="46px" />
            <Skeleton width="100%" height="190px" />
            <Skeleton width="100%" height="190px" />
          </Stack>
        ))}
      </div>
    </LoadingArea>
  )
}
