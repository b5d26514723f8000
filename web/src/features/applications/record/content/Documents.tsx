import type { Attachment as AttachedFile } from '@tandem/contract/applications'
import { useMutation } from '@tanstack/react-query'
import { openDocument } from '#features/applications/documents/open-document.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Attachment } from '#ui/data/files/Attachment.tsx'
import { Stack } from '#ui/layout/Stack.tsx'

type DocumentsProps = { applicantId: string; files: AttachedFile[] }

export function Documents({ applicantId, files }: DocumentsProps) {
  const t = useTexts('applications')
  return (
    <SectionCard title={t('record.documents')}>
      <Stack gap={2} as="ul">
        {files.map((file) => (
          <li key={`${file.type} ${file.key}`}>
            <Document applicantId={applicantId} file={file} />
          </li>
        ))}
      </Stack>
    </SectionCard>
  )
}

function Document({ applicantId, file }: { applicantId: string; file: AttachedFile }) {
  const t = useTexts('applications')
  const { bytes } = useFormats()
  const typeName = namesOf(useDocumentTypes())(file.type)
  const open = useMutation({
    mutationFn: () => openDocument(applicantId, file),
    onError: (error) => notify({ type: 'danger', title: refusalOf(error) ?? t('documents.unreached') }),
  })
  return (
    <Attachment
      name={typeName}
      meta={`${file.name} · ${bytes(file.size)}`}
      kind={kindOf(file.mediaType)}
      openLabel={t('documents.open', { name: `${typeName}, ${file.name}` })}
      busy={open.isPending}
      onOpen={() => open.mutate()}
    />
  )
}

function kindOf(mediaType: string): 'pdf' | 'image' | 'document' {
  if (mediaType === 'application/pdf') return 'pdf'
  return mediaType.startsWith('image/') ? 'image' : 'document'
}
