import { type Company, getCompanyFile } from '@tandem/contract/companies/profile'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Attachment } from '#ui/data/files/Attachment.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import styles from './CompanyBody.module.css'

type File = Company['files'][number]

/** What applicants may take with them. */
export function CompanyFiles({ companyId, files }: { companyId: string; files: File[] }) {
  const t = useTexts('companies')
  const { bytes } = useFormats()
  const opening = useMutation({
    mutationFn: async ({ id, name }: File) =>
      saveFile(await call(getCompanyFile, { params: { id: companyId, fileId: id } }), name),
  })
  return (
    <Stack as="section" gap={4}>
      <h2>{t('company.files')}</h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Attachment
              name={file.name}
              meta={`${kinds[file.mediaType]?.name ?? 'DOCX'}, ${bytes(file.size)}`}
              kind={kinds[file.mediaType]?.kind ?? 'document'}
              openLabel={t('company.openFile')}
              busy={opening.isPending && opening.variables.id === file.id}
              onOpen={() => opening.mutate(file)}
            />
          </li>
        ))}
      </ul>
      {opening.isError && (
        <InlineAlert tone="danger" title={t('company.fileFailed')} alert>
          {failureTextOf(opening.error)}
        </InlineAlert>
      )}
    </Stack>
  )
}

const kinds: Record<string, { name: string; kind: 'pdf' | 'image' }> = {
  'application/pdf': { name: 'PDF', kind: 'pdf' },
  'image/jpeg': { name: 'JPG', kind: 'image' },
  'image/png': { name: 'PNG', kind: 'image' },
}
