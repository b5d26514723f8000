import { IconRefresh, IconX } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { FileList, FileRow } from '#ui/data/files/FileRow.tsx'
import { useMessageUploads } from '../../write/files/message-files.ts'
import styles from './MessageFiles.module.css'

/** Files on their way to a message that has arrived, or what became of them. */
export function MessageUploads({ messageId }: { messageId: string }) {
  const t = useTexts('messaging')
  const { uploads, all } = useMessageUploads(messageId)
  if (!uploads || all.length === 0) return null
  return (
    <div className={styles.uploads}>
      <FileList label={t('files.onTheirWay')}>
        {all.map((upload) => {
          const { id, name } = upload
          const isFailed = upload.state === 'failed'
          const dismiss = t(isFailed ? 'files.dismiss' : 'files.cancel', { file: name })
          return (
            <FileRow
              key={id}
              name={name}
              state={isFailed ? 'error' : 'uploading'}
              progress={isFailed ? 0 : upload.percent}
              meta={
                isFailed
                  ? upload.reason
                  : upload.isInterrupted && <span role="status">{t('files.interrupted')}</span>
              }
              action={
                <>
                  {isFailed && !upload.isFinal && (
                    <Button
                      size="sm"
                      icon={IconRefresh}
                      aria-label={t('files.retryOne', { file: name })}
                      onClick={() => void uploads.retry(id)}
                    >
                      {t('files.retry')}
                    </Button>
                  )}
                  {(isFailed || !upload.isStored) && (
                    <IconButton icon={IconX} label={dismiss} onClick={() => uploads.drop(id)} />
                  )}
                </>
              }
            />
          )
        })}
      </FileList>
    </div>
  )
}
