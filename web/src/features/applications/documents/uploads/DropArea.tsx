import { IconCamera, IconFiles } from '@tabler/icons-react'
import { acceptedTypes } from '#lib/api/uploads/accepted-files.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { cx } from '#ui/cx.ts'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { Text } from '#ui/layout/Text.tsx'
import styles from '../DocumentList.module.css'

type DropAreaProps = {
  isTarget: boolean
  hasCamera: boolean
  onFiles: (files: File[]) => void
  onPhoto: () => void
}

/** Several files at once, each to where its name says; where there is a mouse they can be dropped on the whole list. */
export function DropArea({ isTarget, hasCamera, onFiles, onPhoto }: DropAreaProps) {
  const t = useTexts('applications')
  return (
    <div className={cx(styles.area, isTarget && styles.over)}>
      {!hasCamera && <b>{t(isTarget ? 'documents.dropHere' : 'documents.drop')}</b>}
      <div className={styles.buttons}>
        <FileButton size="sm" icon={IconFiles} accept={acceptedTypes} multiple onFiles={onFiles}>
          {t('documents.choose')}
        </FileButton>
        {hasCamera && (
          <Button size="sm" icon={IconCamera} onClick={onPhoto}>
            {t('documents.takePhoto')}
          </Button>
        )}
      </div>
      <Text muted>{t('documents.chooseHint')}</Text>
    </div>
  )
}
