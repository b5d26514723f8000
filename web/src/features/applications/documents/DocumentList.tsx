import { type Application, type Attachment, applicationTypes } from '@tandem/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { DocumentViewer } from '#features/document-viewer/public.ts'
import { acceptedTypes } from '#lib/api/uploads/accepted-files.ts'
import type { Upload } from '#lib/api/uploads/uploads.ts'
import { useAllUploads } from '#lib/api/uploads/useAllUploads.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes, useQualifications } from '#lib/reference.ts'
import { FileList } from '#ui/data/files/FileRow.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useMedia } from '#ui/layout/useMedia.ts'
import { checklist } from './checklist.ts'
import styles from './DocumentList.module.css'
import { DocumentRows } from './DocumentRows.tsx'
import { DropArea } from './uploads/DropArea.tsx'
import { useFileDrop } from './uploads/useFileDrop.ts'
import { useUploadsHere } from './uploads/useUploads.ts'
import { useDocuments } from './useDocuments.ts'

type DocumentListProps = {
  application: Pick<Application, 'id' | 'type' | 'applicant' | 'attachments' | 'coverLetter'>
  /** The school-leaving qualification, which decides what is expected. */
  qualification: string | null
  /** Document types that must be there; they come first. */
  required?: string[]
  /** Shows what the server has now. */
  refresh: () => Promise<void>
}

/** The documents of an application as a checklist of types: what is there, what is on its way, what is missing. */
export function DocumentList({ application, qualification, required = [], refresh }: DocumentListProps) {
  const t = useTexts('applications')
  const { attachments } = application
  const uploads = useUploadsHere()
  const all = useAllUploads(uploads)
  const held = [...required, ...attachments.map(({ type }) => type)]
  const types = useDocumentTypes('all').filter(
    ({ id, active }) =>
      (active !== false || held.includes(id)) && (id !== 'cover_letter' || takesLetter(application)),
  )
  const typeIds = types.map(({ id }) => id)
  const way = useQualifications('all').find(({ id }) => id === qualification) ?? null
  const actions = useDocuments(application, typeIds, refresh)
  const given = [...attachments, ...actions.removed, ...all].map(({ type }) => type)
  const entries = checklist({ types: typeIds, required, qualification: way, given })
  const hasCamera = useMedia('(hover: none) and (any-pointer: coarse)')
  const { over, handlers } = useFileDrop(actions.add)
  const [open, setOpen] = useState<Attachment | null>(null)
  const chosen = useFileChooser(actions)
  const list = useFocusIfLost(all, attachments)
  const interrupted = all.find((upload) => upload.state === 'uploading' && upload.isInterrupted)
  return (
    <div ref={list} tabIndex={-1} className={styles.all} {...handlers}>
      <Count entries={entries} application={application} />
      <LiveRegion>
        {interrupted ? t('documents.interrupted', { file: interrupted.name }) : actions.said}
      </LiveRegion>
      <FileList label={t('documents.label')}>
        {entries.map((entry) => (
          <DocumentRows
            key={entry.type}
            {...{ entry, types, application, uploads, actions, hasCamera }}
            admission={way?.admission ?? null}
            sending={all.filter(({ type }) => type === entry.type)}
            isTarget={over === entry.type}
            onOpen={setOpen}
            onChoose={chosen.choose}
            onPhoto={chosen.takePhoto}
          />
        ))}
      </FileList>
      <DropArea
        isTarget={over === 'all'}
        hasCamera={hasCamera}
        onFiles={(files) => actions.add(files, null)}
        onPhoto={() => chosen.takePhoto(null)}
      />
      {chosen.inputs}
      {open && (
        <DocumentViewer
          applicantId={application.applicant.id}
          files={attachments.filter(({ check }) => check !== 'infected')}
          open={open}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          asked={1}
          beside={false}
        />
      )}
    </div>
  )
}

/** A letter is written to someone, so a profile has none; one that hangs on it all the same can be removed. */
const takesLetter = ({ type, attachments }: DocumentListProps['application']) =>
  type !== applicationTypes.profile || attachments.some((file) => file.type === 'cover_letter')

type CountProps = { entries: ReturnType<typeof checklist>; application: DocumentListProps['application'] }

function Count({ entries, application: { attachments, coverLetter } }: CountProps) {
  const t = useTexts('applications')
  const there = new Set(attachments.flatMap(({ type, check }) => (check === 'infected' ? [] : type)))
  if (coverLetter !== '') there.add('cover_letter')
  const asked = entries.filter(({ need }) => need !== 'optional')
  const given = asked.filter(({ type }) => there.has(type))
  return <Text muted>{t('documents.count', { given: given.length, all: asked.length })}</Text>
}

/** One file input for all rows, and one that opens the camera. */
function useFileChooser({ add, replace }: ReturnType<typeof useDocuments>) {
  const nameOf = namesOf(useDocumentTypes('all'))
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const wanted = useRef<{ type: string | null; replaces: Attachment | null }>({ type: null, replaces: null })
  const ask = (what: typeof input, type: string | null, replaces: Attachment | null) => {
    wanted.current = { type, replaces }
    what.current?.click()
  }
  function take(files: File[]) {
    const { type, replaces } = wanted.current
    const [first] = files
    if (replaces && first) replace(replaces, first)
    else add(files, type)
  }
  const inputs = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        data-testid="replace-or-more"
        accept={acceptedTypes.join(',')}
        onChange={({ target }) => take(takeFiles(target))}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={({ target }) => {
          const { type } = wanted.current
          take(takeFiles(target).map((photo) => (type ? renamed(photo, nameOf(type)) : photo)))
        }}
      />
    </>
  )
  return {
    inputs,
    choose: (type: string, replaces: Attachment | null) => ask(input, type, replaces),
    takePhoto: (type: string | null) => ask(camera, type, null),
  }
}

/** The same file can be chosen again after an error. */
function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}

/** Phones call every photo alike. */
const renamed = (photo: File, name: string) =>
  new File([photo], `${name}${/\.[^.]+$/.exec(photo.name)?.[0] ?? '.jpg'}`, { type: photo.type })

/** A row's buttons go with its state, so the focus needs a new place; who has gone on is left alone. */
function useFocusIfLost(uploads: readonly Upload[], attachments: readonly Attachment[]) {
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = list.current
    const note = () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever rows come or go
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) list.current?.focus()
  }, [uploads, attachments])
  return list
}
