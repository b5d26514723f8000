import { IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Upload, Uploads } from '#lib/api/uploads/uploads.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { FileRow } from '#ui/data/files/FileRow.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'

type UploadRowProps = {
  types: readonly { id: string; name: string }[]
  upload: Upload
  uploads: Uploads
  /** The way to another file, after a failure. */
  again: ReactNode
  onRetry: () => void
}

/** A file on its way, or what became of it. */
export function UploadRow({ types, upload, uploads, again, onRetry }: UploadRowProps) {
  const t = useTexts('applications')
  const { id, type, name: file } = upload
  const typeName = types.find((each) => each.id === type)?.name ?? type
  if (upload.state === 'failed') {
    return (
      <FileRow
        name={typeName}
        state="error"
        data-document-type={type}
        meta={`${file}: ${upload.reason}`}
        action={
          <>
            {again}
            {!upload.isFinal && (
              <Button
                size="sm"
                variant="text"
                icon={IconRefresh}
                aria-label={t('documents.retryOne', { file })}
                onClick={onRetry}
              >
                {t('documents.retry')}
              </Button>
            )}
            <IconButton
              icon={IconX}
              label={t('documents.dismiss', { type: typeName, file })}
              onClick={() => uploads.drop(id)}
            />
          </>
        }
      />
    )
  }
  return (
    <FileRow
      name={typeName}
      state="uploading"
      data-document-type={type}
      progress={upload.percent}
      meta={<Progress upload={upload} />}
      action={
        <>
          {upload.isSuggested && !upload.isStored && (
            <SelectField
              label={t('documents.typeOf', { file })}
              hideLabel
              size="sm"
              value={type}
              options={types.map(({ id: value, name: label }) => ({ value, label }))}
              onChange={({ target }) => uploads.retype(id, target.value)}
            />
          )}
          {!upload.isStored && (
            <IconButton
              icon={IconX}
              label={t('documents.cancel', { type: typeName, file })}
              onClick={() => uploads.drop(id)}
            />
          )}
        </>
      }
    />
  )
}

function Progress({ upload }: { upload: Upload & { state: 'uploading' } }) {
  const t = useTexts('applications')
  const { name: file, percent, isInterrupted, isStored } = upload
  // The list announces it.
  if (isInterrupted) return t('documents.interrupted', { file })
  if (isStored || percent === 100) return t('documents.saving', { file })
  return percent === 0 ? t('documents.waiting', { file }) : t('documents.uploading', { file, percent })
}
