import { IconEye } from '@tabler/icons-react'
import { createContext, type ReactNode, use } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { EditorBar } from '#ui/fields/form/EditorBar.tsx'

/** Of what is no profile. */
export const EditorTitle = createContext<string | null>(null)

type ProfileBarProps = {
  /** How the saving goes. */
  saving?: ReactNode
  preview?: { isOpen: boolean; isBeside: boolean; onToggle: () => void }
  onDone?: () => void
  /** Below, as long as it is needed. */
  children?: ReactNode
}

/** Stays in sight: what one edits, whether it is saved, the preview and the way out. */
export function ProfileBar({ saving, preview, onDone, children }: ProfileBarProps) {
  const t = useTexts('applications')
  const actions = (
    <>
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
    </>
  )
  return (
    <EditorBar title={use(EditorTitle) ?? t('editor.title')} actions={actions} below={children}>
      {saving}
    </EditorBar>
  )
}
