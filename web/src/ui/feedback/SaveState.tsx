import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/marks/Icon.tsx'
import { useUiTexts } from '#ui/texts.tsx'
import styles from './SaveState.module.css'

interface SaveStateProps {
  state: 'idle' | 'saving' | 'saved' | 'failed'
  /** "Speichert …", "Gespeichert um 14:32 Uhr", "Nicht gespeichert." */
  text?: string
  onRetry?: () => void
}

/** Of an editor that saves by itself. */
export function SaveState({ state, text, onRetry }: SaveStateProps) {
  const texts = useUiTexts()
  return (
    <div className={cx(styles.state, styles[state])}>
      <span role="status" className={styles.words}>
        {state === 'saved' && <Icon icon={IconCircleCheck} size={18} />}
        {state === 'failed' && <Icon icon={IconAlertCircle} size={18} />}
        {text}
      </span>
      {state === 'failed' && onRetry && (
        <Button variant="text" size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}
