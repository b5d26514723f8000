import { useTexts } from '#lib/i18n/texts.ts'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import styles from './ThreadSkeletons.module.css'

const rows = [0, 1, 2, 3, 4]

export function ThreadSkeletons() {
  const t = useTexts('messaging')
  return (
    <LoadingArea label={t('list.loading')} className={styles.list}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="44px" height="44px" />
          <div className={styles.lines}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
            <Skeleton width="85%" />
          </div>
        </div>
      ))}
    </LoadingArea>
  )
}
