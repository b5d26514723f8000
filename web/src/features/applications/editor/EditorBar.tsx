import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Switch } from '#ui/choice/Switch.tsx'
import { Container } from '#ui/layout/Container.tsx'
import styles from './EditorBar.module.css'

type EditorBarProps = {
  /** How the saving goes. */
  saving?: ReactNode
  preview?: { isOpen: boolean; isBeside: boolean; onToggle: () => void }
  onDone?: () => void
  /** Below, as long as it is needed. */
  children?: ReactNode
}

/** Stays in sight: what one edits, whether it is saved, the preview and the way out. */
export function EditorBar({ saving, preview, onDone, children }: EditorBarProps) {
  const t = useTexts('applications')
  return (
    <div className={styles.bar}>
      <Container className={styles.line}>
        <div className={styles.words}>
          <h1 className="h3" tabIndex={-1}>
            {t('editor.title')}
          </h1>
          {saving}
        </div>
        {preview?.isBeside && (
          <Switch label={t('editor.preview')} checked={preview.isOpen} onChange={preview.onToggle} />
        )}
        {preview && !preview.isBeside && (
          <IconButton icon={IconEye} label={t('editor.preview')} onClick={preview.onToggle} />
        )}
        {onDone && (
          <Button variant="primary" onClick={onDone}>
            {t('editor.finish')}
          </Button>
        )}
      </Container>
      <Container className={styles.below}>{children}</Container>
    </div>
  )
}
