import { IconDownload } from '@tabler/icons-react'
import type { Attachment } from '@tandem/contract/applications'
import { saveFile } from '#lib/api/save-file.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import styles from './OpenDocument.module.css'

type SaveOnlyProps = { blob: Blob; file: Attachment; title: string; text: string }

/** What cannot be shown here can still be saved. */
export function SaveOnly({ blob, file, title, text }: SaveOnlyProps) {
  const t = useTexts('documentViewer')
  return (
    <div className={styles.state}>
      <EmptyState
        art="no-meeting"
        level={3}
        title={title}
        action={
          <Button icon={IconDownload} onClick={() => saveFile(blob, file.name)}>
            {t('save')}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
