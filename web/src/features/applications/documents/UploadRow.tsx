import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { FileRow } from '#ui/data/files/FileRow.tsx'
import type { Upload } from './uploads.ts'

type UploadRowProps = {
  typeName: string
  upload: Upload
  /** The way to another file, after a failure. */
  again: ReactNode
}

/** A file on its way, or what became of it. */
export function UploadRow({ typeName, upload, again }: UploadRowProps) {
  const t = useTexts('applications')
  if (upload.state === 'uploading') {
    return (
      <FileRow
        name={typeName}
        state="uploading"
        progress={upload.percent}
        meta={t('documents.uploading', { file: upload.name, percent: upload.percent })}
        action={
          <IconButton
            icon={IconX}
            label={t('documents.cancel', { type: typeName })}
            onClick={upload.cancel}
          />
        }
      />
    )
  }
  return (
    <FileRow
      name={typeName}
      state="error"
      meta={`${upload.name}: ${upload.reason}`}
      action={
        <>
          {again}
          <IconButton
            icon={IconX}
            label={t('documents.dismiss', { type: typeName })}
            onClick={upload.dismiss}
          />
        </>
      }
    />
  )
}
