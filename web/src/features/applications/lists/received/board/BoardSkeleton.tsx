import { boardColumns } from '#features/applications/stage/board-columns.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './Board.module.css'

export function BoardSkeleton() {
  const t = useTexts('applications')
  return (
    <div role="status" className={styles.board}>
      <VisuallyHidden>{t('received.loading')}</VisuallyHidden>
      {boardColumns.map((column) => (
        <Skeleton key={column} height="320px" />
      ))}
    </div>
  )
}
