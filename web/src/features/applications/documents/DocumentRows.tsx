import { IconArrowBackUp, IconCamera, IconUpload, IconX } from '@tabler/icons-react'
import type { Application, Attachment } from '@tandem/contract/applications'
import type { Admission } from '@tandem/contract/reference'
import { useEffect, useRef } from 'react'
import { acceptedTypes } from '#lib/api/uploads/accepted-files.ts'
import type { Upload, Uploads } from '#lib/api/uploads/uploads.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { FileRow } from '#ui/data/files/FileRow.tsx'
import type { ChecklistEntry } from './checklist.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { UploadRow } from './uploads/UploadRow.tsx'
import type { DocumentActions } from './useDocuments.ts'

type DocumentRowsProps = {
  entry: ChecklistEntry
  types: readonly { id: string; name: string }[]
  application: Pick<Application, 'attachments' | 'coverLetter'>
  admission: Admission | null
  sending: readonly Upload[]
  uploads: Uploads
  actions: DocumentActions
  isTarget: boolean
  hasCamera: boolean
  onOpen: (file: Attachment) => void
  onChoose: (type: string, replaces: Attachment | null) => void
  onPhoto: (type: string) => void
}

/** What is there of one document type, what is on its way, what was just removed, and the way to more. */
export function DocumentRows(props: DocumentRowsProps) {
  const { entry, types, application, sending, uploads, actions, isTarget, onOpen, onChoose } = props
  const t = useTexts('applications')
  const typeName = types.find(({ id }) => id === entry.type)?.name ?? entry.type
  const replaced = new Set(sending.map(({ replaces, state }) => state === 'uploading' && replaces))
  const files = application.attachments.filter(({ type, key }) => type === entry.type && !replaced.has(key))
  const removed = actions.removed.filter(
    ({ type, key }) => type === entry.type && !application.attachments.some((file) => file.key === key),
  )
  return (
    <>
      {files.map((file) => (
        <DocumentRow
          key={file.key}
          {...{ typeName, types, file, actions, isTarget }}
          onOpen={() => onOpen(file)}
          onChoose={(replaces) => onChoose(entry.type, replaces)}
        />
      ))}
      {sending.map((upload) => (
        <UploadRow
          key={upload.id}
          {...{ types, upload, uploads }}
          onRetry={() => actions.retry(upload)}
          again={
            <FileButton
              size="sm"
              variant="soft"
              icon={IconUpload}
              accept={acceptedTypes}
              label={t('documents.uploadType', { words: t('documents.again'), type: typeName })}
              onFiles={([file]) => file && actions.sendInstead(upload, file)}
            >
              {t('documents.again')}
            </FileButton>
          }
        />
      ))}
      {removed.map((file) => (
        <RemovedRow key={file.key} {...{ typeName, file, actions, isTarget }} />
      ))}
      {files.length + sending.length + removed.length === 0 && <MissingRow {...props} typeName={typeName} />}
    </>
  )
}

function MissingRow({ entry, typeName, ...props }: DocumentRowsProps & { typeName: string }) {
  const t = useTexts('applications')
  const hint = useHint(entry.type, props.admission)
  // The letter that is typed counts as the document (decisions, section 4).
  const isWritten = entry.type === 'cover_letter' && props.application.coverLetter !== ''
  const need = t(`documents.${entry.need}`)
  return (
    <FileRow
      name={typeName}
      state={isWritten ? 'done' : 'missing'}
      data-document-type={entry.type}
      isTarget={props.isTarget}
      meta={isWritten ? t('documents.typedLetter') : hint ? `${need} ${hint}` : need}
      action={
        <>
          {props.hasCamera && (
            <IconButton
              icon={IconCamera}
              label={t('documents.camera', { type: typeName })}
              onClick={() => props.onPhoto(entry.type)}
            />
          )}
          <FileButton
            size="sm"
            variant={entry.need === 'optional' || isWritten ? 'secondary' : 'soft'}
            icon={IconUpload}
            accept={acceptedTypes}
            multiple
            label={t('documents.uploadType', { words: t('documents.upload'), type: typeName })}
            onFiles={(files) => props.actions.add(files, entry.type)}
          >
            {t('documents.upload')}
          </FileButton>
        </>
      }
    />
  )
}

type RemovedRowProps = Pick<DocumentRowsProps, 'actions' | 'isTarget'> & {
  typeName: string
  file: Attachment
}

/** Stands where the document stood, and takes the focus that went with it. */
function RemovedRow({ typeName, file, actions, isTarget }: RemovedRowProps) {
  const t = useTexts('applications')
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) undo.current?.focus()
  }, [])
  return (
    <FileRow
      name={typeName}
      state="missing"
      data-document-type={file.type}
      isTarget={isTarget}
      meta={t('documents.removed', { file: file.name })}
      action={
        <>
          {file.check !== 'infected' && (
            <Button
              ref={undo}
              size="sm"
              variant="soft"
              icon={IconArrowBackUp}
              aria-label={t('documents.undoOne', { file: file.name })}
              onClick={() => void actions.restore(file)}
            >
              {t('documents.undo')}
            </Button>
          )}
          <IconButton
            icon={IconX}
            label={t('documents.dismiss', { type: typeName, file: file.name })}
            onClick={() => actions.forget(file)}
          />
        </>
      }
    />
  )
}

const hinted = [
  'cv',
  'school_certificates',
  'further_proofs',
  'delta_result',
  'counselling_certificate',
] as const
const proven = ['counselling', 'counselling_aptitude', 'equivalence'] as const

/** What belongs into a document of this type, for the way that the qualification opens. */
function useHint(type: string, admission: Admission | null): string {
  const t = useTexts('applications')
  const way = proven.find((each) => each === admission)
  if (type === 'further_proofs' && way) return t(`documents.hints.proofs.${way}`)
  const known = hinted.find((each) => each === type)
  return known ? t(`documents.hints.${known}`) : ''
}
