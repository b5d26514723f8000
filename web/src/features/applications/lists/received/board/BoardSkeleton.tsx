import { boardColumns } from '#features/applications/stage/board-columns.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './Board.module.css'

export function BoardSkeleton() {
  const t = useTexts('applications')
  return (
    <LoadingArea label={t('received.loading')} className={styles.board}>
      {boardColumns.map((column) => (
        <Skeleton key={column} height="320px" />
      ))}
    </LoadingArea>
  )
}
