import { type Application, applicationTypes } from '@tandem/contract/applications'
import { useRef } from 'react'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useDocumentTypes } from '#lib/reference.ts'
import { FileList } from '#ui/files/FileRow.tsx'
import { DocumentRows } from './DocumentRows.tsx'
import { useUploads } from './useUploads.ts'

type DocumentListProps = {
  application: Pick<Application, 'id' | 'type' | 'applicant' | 'attachments' | 'coverLetter'>
  /** Document types that must be there; they come first. */
  required?: string[]
  /** The server has another file, or one less. */
  onChange: () => Promise<void>
}

/** A row for each document type: its files, or the way to upload one. */
export function DocumentList({ application, required = [], onChange }: DocumentListProps) {
  const t = useTexts('applications')
  const list = useRef<HTMLDivElement>(null)
  const { uploads, start } = useUploads(application.id, uploaded)
  const types = useDocumentTypes().filter(({ id }) => id !== 'cover_letter' || takesLetter(application))
  useUnsavedPart(Object.values(uploads).some((each) => each.state === 'uploading' && !each.isStored))
  const ordered = types.toSorted((a, b) => Number(required.includes(b.id)) - Number(required.includes(a.id)))

  // A row's buttons go with its state, so the focus needs a new place; who has gone on is left alone.
  async function uploaded() {
    await onChange()
    if (document.activeElement === document.body) list.current?.focus()
  }
  async function removed() {
    await onChange()
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1}>
      <FileList label={t('documents.label')}>
        {ordered.map((type) => (
          <DocumentRows
            key={type.id}
            type={type}
            application={application}
            required={required.includes(type.id)}
            upload={uploads[type.id]}
            onFile={(file) => void start(type.id, file)}
            onRemoved={removed}
          />
        ))}
      </FileList>
    </div>
  )
}

/** A letter is written to someone, so a profile has none; one that hangs on it all the same can be removed. */
const takesLetter = ({ type, attachments }: DocumentListProps['application']) =>
  type !== applicationTypes.profile || attachments.some((file) => file.type === 'cover_letter')
