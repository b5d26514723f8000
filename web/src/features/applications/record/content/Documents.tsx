import type { Attachment as AttachedFile } from '@tandem/contract/applications'
import { useState } from 'react'
import { DocumentViewer } from '#features/document-viewer/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Attachment } from '#ui/data/files/Attachment.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import type { useOpenDocument } from './useOpenDocument.ts'

type DocumentsProps = {
  files: AttachedFile[]
  open: AttachedFile | null
  onOpen: (file: AttachedFile) => void
  /** Without a card of its own. */
  plain?: boolean
}

export function Documents({ files, open, onOpen, plain }: DocumentsProps) {
  const t = useTexts('applications')
  const { bytes } = useFormats()
  const typeName = namesOf(useDocumentTypes('all'))
  const list = (
    <Stack gap={2} as="ul">
      {files.map((file, index) => (
        <li key={`${file.type} ${file.key}`}>
          <Attachment
            name={typeName(file.type)}
            meta={`${file.name} · ${file.check ? t('documents.checkingShort') : bytes(file.size)}`}
            kind={kindOf(file.mediaType)}
            openLabel={t('documents.open', { name: `${typeName(file.type)}, ${file.name}` })}
            isOpen={file === open}
            data-shortcut={index === 0 ? 'documents' : undefined}
            onOpen={() => onOpen(file)}
          />
        </li>
      ))}
    </Stack>
  )
  return plain ? list : <SectionCard title={t('record.documents')}>{list}</SectionCard>
}

type OpenDocumentProps = {
  applicantId: string
  files: AttachedFile[]
  viewer: ReturnType<typeof useOpenDocument>
}

/** The document that was chosen, if any. */
export function OpenDocument({ applicantId, files, viewer }: OpenDocumentProps) {
  if (!viewer.open) return null
  const { open, show, close, asked, beside } = viewer
  return <DocumentViewer {...{ applicantId, files, open, asked, beside }} onOpen={show} onClose={close} />
}

/** For a narrow place: a document takes the whole screen. */
export function DocumentsInSheet({
  applicantId,
  files,
  plain,
}: Pick<DocumentsProps, 'files' | 'plain'> & { applicantId: string }) {
  const [open, setOpen] = useState<AttachedFile | null>(null)
  return (
    <>
      <Documents files={files} open={open} onOpen={setOpen} plain={plain} />
      {open && (
        <DocumentViewer
          applicantId={applicantId}
          files={files}
          open={open}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          asked={1}
          beside={false}
        />
      )}
    </>
  )
}

function kindOf(mediaType: string): 'pdf' | 'image' | 'document' {
  if (mediaType === 'application/pdf') return 'pdf'
  return mediaType.startsWith('image/') ? 'image' : 'document'
}
