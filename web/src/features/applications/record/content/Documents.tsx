import type { Attachment as AttachedFile } from '@tandem/contract/applications'
import { useState } from 'react'
import { DocumentViewer } from '#features/document-viewer/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Attachment } from '#ui/data/files/Attachment.tsx'
import { Stack } from '#ui/layout/Stack.tsx'

type DocumentsProps = {
  files: AttachedFile[]
  open: AttachedFile | null
  onOpen: (file: AttachedFile) => void
}

export function Documents({ files, open, onOpen }: DocumentsProps) {
  const t = useTexts('applications')
  const { bytes } = useFormats()
  const typeName = namesOf(useDocumentTypes())
  return (
    <SectionCard title={t('record.documents')}>
      <Stack gap={2} as="ul">
        {files.map((file, index) => (
          <li key={`${file.type} ${file.key}`}>
            <Attachment
              name={typeName(file.type)}
              meta={`${file.name} · ${bytes(file.size)}`}
              kind={kindOf(file.mediaType)}
              openLabel={t('documents.open', { name: `${typeName(file.type)}, ${file.name}` })}
              isOpen={file === open}
              data-shortcut={index === 0 ? 'documents' : undefined}
              onOpen={() => onOpen(file)}
            />
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}

/** For a narrow place: a document takes the whole screen. */
export function DocumentsInSheet({ applicantId, files }: { applicantId: string; files: AttachedFile[] }) {
  const [open, setOpen] = useState<AttachedFile | null>(null)
  return (
    <>
      <Documents files={files} open={open} onOpen={setOpen} />
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
