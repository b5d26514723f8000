import { type ContactDetails, getContactFile } from '@tandem/contract/contacts'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Attachment } from '#ui/data/files/Attachment.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'

type Shown = ContactDetails['files'][number]

export function ContactFiles({ contact: { id, files } }: { contact: ContactDetails }) {
  const t = useTexts('contacts')
  const { bytes } = useFormats()
  const opening = useMutation({
    mutationFn: async (file: Shown) =>
      saveFile(await call(getContactFile, { params: { id, fileId: file.id } }), file.name),
  })
  if (files.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <h2>{t('person.files')}</h2>
      <Stack as="ul" gap={3}>
        {files.map((file) => (
          <li key={file.id}>
            <Attachment
              name={file.name}
              meta={bytes(file.size)}
              kind={kindOf(file.mediaType)}
              openLabel={t('person.openFile')}
              busy={opening.isPending && opening.variables.id === file.id}
              onOpen={() => opening.mutate(file)}
            />
          </li>
        ))}
      </Stack>
      {opening.isError && (
        <InlineAlert tone="danger" title={t('person.fileFailed')} alert>
          {failureTextOf(opening.error)}
        </InlineAlert>
      )}
    </Stack>
  )
}

const kindOf = (mediaType: string) =>
  mediaType.startsWith('image/') ? 'image' : mediaType.endsWith('/pdf') ? 'pdf' : 'document'
