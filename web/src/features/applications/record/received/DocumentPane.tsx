import type { Application, Attachment } from '@tandem/contract/applications'
import { useState } from 'react'
import { create } from 'zustand'
import { InlineDocument } from '#features/document-viewer/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useIsPrinted } from '#ui/layout/useIsPrinted.ts'
import { useMedia } from '#ui/layout/useMedia.ts'
import { panelId, TabList, tabId } from '#ui/nav/TabList.tsx'
import { Documents, OpenDocument } from '../content/Documents.tsx'
import { Prose } from '../content/Prose.tsx'
import { useOpenDocument } from '../content/useOpenDocument.ts'
import styles from './ReceivedBody.module.css'

type Written = Pick<Application, 'attachments' | 'coverLetter' | 'aboutMe' | 'applicant'>

/** What an applicant sent along: read in the page; on a phone each document takes the whole screen. */
export function DocumentPane({ application }: { application: Written }) {
  const isInline = useMedia('(width >= 64em)')
  const isPrinted = useIsPrinted()
  if (isInline && !isPrinted) return <InlineDocuments application={application} />
  return <ListedDocuments application={application} />
}

function ListedDocuments({ application }: { application: Written }) {
  const t = useTexts('applications')
  const { attachments, applicant } = application
  const viewer = useOpenDocument(attachments)
  return (
    <div className={styles.files}>
      {attachments.length > 0 ? (
        <Documents files={attachments} open={viewer.open} onOpen={viewer.show} />
      ) : (
        <SectionCard title={t('record.documents')}>
          <Text muted>{t('record.noDocuments')}</Text>
        </SectionCard>
      )}
      <OpenDocument applicantId={applicant.id} files={attachments} viewer={viewer} />
      <Letter application={application} />
    </div>
  )
}

const letter = 'letter'
const groupId = 'documents'

/** The document type that was read last: who goes on to the next application reads on there. */
const useReading = create((): { type: string | null } => ({ type: null }))

function InlineDocuments({ application }: { application: Written }) {
  const t = useTexts('applications')
  const typeName = namesOf(useDocumentTypes('all'))
  const { attachments, coverLetter, aboutMe, applicant } = application
  const hasLetter = coverLetter !== '' || aboutMe !== ''
  const keys = [...attachments.map(keyOf), ...(hasLetter ? [letter] : [])]
  const [chosen, setChosen] = useState(() => {
    const { type } = useReading.getState()
    const last = type === letter && hasLetter ? letter : attachments.find((file) => file.type === type)
    return typeof last === 'object' ? keyOf(last) : last
  })
  const current = chosen !== undefined && keys.includes(chosen) ? chosen : keys[0]
  const open = attachments.find((file) => keyOf(file) === current)
  if (current === undefined) {
    return (
      <div className={styles.letter}>
        <Text muted>{t('record.noDocuments')}</Text>
      </div>
    )
  }
  return (
    <div className={styles.inline}>
      <TabList
        id={groupId}
        label={t('record.documents')}
        current={current}
        onChange={(key) => {
          setChosen(key)
          useReading.setState({ type: attachments.find((file) => keyOf(file) === key)?.type ?? letter })
        }}
        items={[
          ...attachments.map((file) => ({
            key: keyOf(file),
            label: nameIn(attachments, file, typeName),
            shortcut: keyOf(file) === current ? 'documents' : undefined,
          })),
          ...(hasLetter ? [{ key: letter, label: t('record.coverLetter') }] : []),
        ]}
      />
      <div
        key={current}
        id={panelId(groupId, current)}
        role="tabpanel"
        aria-labelledby={tabId(groupId, current)}
        className={open ? styles.document : styles.letter}
        tabIndex={open ? undefined : 0}
      >
        {open ? (
          <InlineDocument applicantId={applicant.id} file={open} name={typeName(open.type)} />
        ) : (
          <div className={styles.sheet}>
            <Letter application={application} />
          </div>
        )}
      </div>
    </div>
  )
}

function Letter({ application: { coverLetter, aboutMe } }: { application: Written }) {
  const t = useTexts('applications')
  return (
    <>
      <Prose title={t('record.coverLetter')}>{coverLetter}</Prose>
      <Prose title={t('record.aboutMe')}>{aboutMe}</Prose>
    </>
  )
}

const keyOf = ({ type, key }: Attachment) => `${type}-${key}`

/** Of several of one type each has its file's name too. */
function nameIn(files: Attachment[], file: Attachment, typeName: (type: string) => string): string {
  const isOnly = files.filter(({ type }) => type === file.type).length === 1
  return isOnly ? typeName(file.type) : `${typeName(file.type)}: ${file.name}`
}
