import { IconUpload } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { FileRow } from '#ui/data/files/FileRow.tsx'
import { acceptedTypes } from './accepted-files.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { UploadRow } from './UploadRow.tsx'
import type { Upload } from './uploads.ts'

type DocumentRowsProps = {
  type: { id: string; name: string }
  application: Pick<Application, 'applicant' | 'id' | 'attachments' | 'coverLetter'>
  required: boolean
  upload: Upload | undefined
  onFile: (file: File) => void
  onRemoved: () => Promise<void>
}

/** What is there of one document type, what is on its way, and the way to more. */
export function DocumentRows({ type, application, required, upload, onFile, onRemoved }: DocumentRowsProps) {
  const t = useTexts('applications')
  const { id, applicant, attachments, coverLetter } = application
  const files = attachments.filter((attachment) => attachment.type === type.id)
  // The letter that is typed counts as the document (decisions, section 4).
  const isWritten = type.id === 'cover_letter' && coverLetter !== ''
  const choose = (words: string, tone: 'soft' | 'secondary' | 'text') => (
    <FileButton
      size="sm"
      variant={tone}
      icon={IconUpload}
      accept={acceptedTypes}
      label={t('documents.uploadType', { words, type: type.name })}
      onFiles={([file]) => file && onFile(file)}
    >
      {words}
    </FileButton>
  )
  return (
    <>
      {files.map((file, index) => (
        <DocumentRow
          key={file.key}
          typeName={type.name}
          file={file}
          ids={{ application: id, applicant: applicant.id }}
          more={index === files.length - 1 && !upload && choose(t('documents.more'), 'text')}
          onRemoved={onRemoved}
        />
      ))}
      {upload && (
        <UploadRow typeName={type.name} upload={upload} again={choose(t('documents.again'), 'soft')} />
      )}
      {!upload && files.length === 0 && (
        <FileRow
          name={type.name}
          state={isWritten ? 'done' : 'missing'}
          meta={
            isWritten ? t('documents.typedLetter') : t(required ? 'documents.required' : 'documents.optional')
          }
          action={choose(t('documents.upload'), required && !isWritten ? 'soft' : 'secondary')}
        />
      )}
    </>
  )
}
