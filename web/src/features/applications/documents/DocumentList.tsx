import { type Application, applicationTypes } from '@tandem/contract/applications'
import { useEffect, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { useDocumentTypes } from '#lib/reference.ts'
import { FileList } from '#ui/data/files/FileRow.tsx'
import { DocumentRows } from './DocumentRows.tsx'
import { useAllUploads, useUploadsHere } from './useUploads.ts'

type DocumentListProps = {
  application: Pick<Application, 'id' | 'type' | 'applicant' | 'attachments' | 'coverLetter'>
  /** Document types that must be there; they come first. */
  required?: string[]
  /** The server has one file less. */
  onRemoved: () => Promise<void>
}

/** A row for each document type: its files, or the way to upload one. */
export function DocumentList({ application, required = [], onRemoved }: DocumentListProps) {
  const t = useTexts('applications')
  const list = useRef<HTMLDivElement>(null)
  const uploads = useUploadsHere()
  const all = useAllUploads(uploads)
  const types = useDocumentTypes().filter(({ id }) => id !== 'cover_letter' || takesLetter(application))
  const ordered = types.toSorted((a, b) => Number(required.includes(b.id)) - Number(required.includes(a.id)))

  // A row's buttons go with its state, so the focus needs a new place; who has gone on is left alone.
  const count = Object.keys(all).length
  const counted = useRef(count)
  useEffect(() => {
    if (count < counted.current && document.activeElement === document.body) list.current?.focus()
    counted.current = count
  }, [count])
  async function removed() {
    await onRemoved()
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
            upload={all[type.id]}
            onFile={(file) => void uploads.start(type.id, file)}
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
