import { useTexts } from '#lib/i18n/texts.ts'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { Loading } from '#ui/states/Loading.tsx'
import styles from './MapWait.module.css'

type MapWaitProps = {
  /** Only where something failed. */
  onRetry: (() => void) | null
}

/** In the map's place while it is not there. */
export function MapWait({ onRetry }: MapWaitProps) {
  const t = useTexts('searchMap')
  return (
    <div className={styles.middle} aria-busy={!onRetry}>
      {onRetry ? (
        <ErrorState title={t('failedTitle')} onRetry={onRetry}>
          {t('failedText')}
        </ErrorState>
      ) : (
        <Loading label={t('loading')} />
      )}
    </div>
  )
}
